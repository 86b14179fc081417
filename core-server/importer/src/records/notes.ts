import type { Language } from '@salient/shared/lib/i18n/languages.ts';

/** How comments introduce what the source says and the fields cannot hold; a mapping may say it otherwise. */
const introductions = {
  date: {
    nl: 'Datum in de bron: {text}',
    en: 'Date in the source: {text}',
    fr: 'Date dans la source : {text}',
    de: 'Datum in der Quelle: {text}',
  },
  place: {
    nl: 'Plaats in de bron: {text}',
    en: 'Place in the source: {text}',
    fr: 'Lieu dans la source : {text}',
    de: 'Ort in der Quelle: {text}',
  },
  country: {
    nl: 'Land in de bron: {text}',
    en: 'Country in the source: {text}',
    fr: 'Pays dans la source : {text}',
    de: 'Land in der Quelle: {text}',
  },
} as const satisfies Record<string, Record<Language, string>>;

export interface Notes {
  date(text: string): string;
  place(text: string): string;
  country(text: string): string;
}

export function makeNotes(
  own: { readonly [Kind in keyof typeof introductions]?: string | undefined },
  language: Language,
): Notes {
  const write = (kind: keyof typeof introductions) => (text: string) =>
    (own[kind] ?? introductions[kind][language]).replaceAll('{text}', text);
  return { date: write('date'), place: write('place'), country: write('country') };
}

/** A comment with one more line; not said twice. */
export const withNote = (comment: string | null | undefined, note: string): string =>
  !comment ? note : comment.includes(note) ? comment : `${comment}\n${note}`;
