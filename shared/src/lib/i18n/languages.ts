/** The four languages of the product; `nl` is complete first and is what the others fall back to. */
export const languages = ['nl', 'en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);

/** How days, hours and numbers are written beside a language: as here, not as where most of its readers live. */
export const locales: Readonly<Record<Language, string>> = { nl: 'nl-BE', en: 'en-GB', fr: 'fr-BE', de: 'de-DE' };

/** The selector shows these, in this order (I18N-08). */
export const languageNames: Record<Language, string> = {
  nl: 'Nederlands',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

/** What `of` makes for the readers of each language. */
export const inEachLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Value>;
