import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';

/** One notion in the four languages. */
export type Word = Readonly<Record<Language, string>>;

/** Reads `Dutch | English | French | German`, one notion a line. */
export function words(table: string): readonly Word[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const columns = line.split('|').map((column) => column.trim());
      if (columns.length !== languages.length || columns.some((column) => column === '')) {
        throw new Error(`"${line.trim()}" does not give one word a language`);
      }
      return Object.fromEntries(languages.map((language, index) => [language, columns[index]])) as unknown as Word;
    });
}
