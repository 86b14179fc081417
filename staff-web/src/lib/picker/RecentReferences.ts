import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { ReferenceKind } from '../records/referenceKinds.ts';
import type { Reference } from './referenceSources.ts';

const most = 5;

/** The records that were last chosen in pickers of this tab, newest first, by their names in a language. */
export class RecentReferences {
  readonly #chosen = new Map<string, readonly Reference[]>();

  of(kind: ReferenceKind, language: Language): readonly Reference[] {
    return this.#chosen.get(`${kind} ${language}`) ?? [];
  }

  add(chosen: Reference, language: Language): void {
    const others = this.of(chosen.kind, language).filter(({ id }) => id !== chosen.id);
    this.#chosen.set(`${chosen.kind} ${language}`, [chosen, ...others].slice(0, most));
  }

  clear(): void {
    this.#chosen.clear();
  }
}

declare module '../services/services.ts' {
  interface Services {
    readonly recentReferences: RecentReferences;
  }
}
