import { Store } from '../../lib/store/Store.ts';

/**
 * The one document that may be changed now, by its id: the toggle of document and pages alike (DOCUMENT-25, DOCUMENT-30).
 * A document is opened to be read (DOCUMENT-24).
 */
export class EditedDocument extends Store<string | null> {
  constructor() {
    super(null);
  }

  choose(id: string | null): void {
    if (this.get() !== id) this.set(id);
  }

  readonly clear = (): void => this.choose(null);
}

declare module '../../lib/services/services.ts' {
  interface Services {
    readonly editedDocument: EditedDocument;
  }
}
