import type { Language } from '@salient/shared/lib/i18n/languages.ts';

/** What the museum sets for its own pages; an unset value leaves its line out. */
export interface Site {
  /** Mail address of the knowledge centre. */
  readonly helpMail?: string | undefined;
  readonly helpPhone?: string | undefined;
  /** Whether the museum gives its data away, at `/open-data/`. */
  readonly hasOpenData?: boolean | undefined;
  /** Address of the museum's own page on the names list, by language (PERSON-25). */
  readonly namesListUrls?: Readonly<Partial<Record<Language, string | undefined>>>;
}
