import type { Language } from './languages.ts';

const names = new Map<Language, Intl.DisplayNames>();

/** A country in the reader's language; a code that Intl does not know is shown itself. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  const display = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, display);
  return display.of(code.toUpperCase()) ?? code;
}
