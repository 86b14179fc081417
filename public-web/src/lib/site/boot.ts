import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { DehydratedState } from '@tanstack/react-query';

/** What the museum sets for its own site; an unset value leaves its line out. */
export interface Site {
  readonly helpMail?: string;
  readonly helpPhone?: string;
  /** Whether the museum gives its data away, at `/open-data/`. */
  readonly hasOpenData?: boolean;
  /** Address of the museum's own page on the names list, by language (PERSON-25). */
  readonly namesListUrls?: Partial<Record<Language, string>>;
}

/** What the server's rendering hands to the browser, so that both show the same page. */
export interface Boot {
  readonly language: Language;
  /** Origin of permanent addresses, such as `https://names.example.org`. */
  readonly origin: string;
  /** The day of the visit, ISO 8601 as in Brussels, passed in because "now" is never read while rendering. */
  readonly now: string;
  readonly site: Site;
  /** Answers that the server fetched ahead. */
  readonly queries: DehydratedState | null;
}

export const bootElementId = 'boot';

/** JSON that is safe inside a script element, whatever names it holds. */
export const bootJson = (boot: Boot) =>
  JSON.stringify(boot).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The boot data of the page; null when it was not rendered by the server (the development server's). */
export function readBoot(): Boot | null {
  const text = document.getElementById(bootElementId)?.textContent;
  return text ? (JSON.parse(text) as Boot) : null;
}
