import type { SelectedRows } from '../../lib/list/selection.ts';
import { Store } from '../../lib/store/Store.ts';

interface Chosen {
  /** What was asked, as a text: another question begins with nobody chosen. */
  readonly question: string;
  readonly rows: SelectedRows;
}

const nobody: Chosen = { question: '', rows: new Map() };

/** Who was chosen among the persons of a search. They stay chosen while one of them is looked at on another page. */
export class ChosenPersons extends Store<Chosen> {
  constructor() {
    super(nobody);
  }

  readonly choose = (question: string, rows: SelectedRows): void => this.set({ question, rows });

  readonly clear = (): void => this.set(nobody);
}

declare module '../../lib/services/services.ts' {
  interface Services {
    readonly chosenPersons: ChosenPersons;
  }
}
