import type { Fields } from './ChangeRow.ts';

/** How the records of a kind are named where a change, a conflict or a history speaks of them. */
export interface RecordNaming {
  /** The columns of the kind's table that `nameOf` and what shows a record read; what a removal kept has them too. */
  readonly columns: readonly string[];
  /** Null for a record without a name. */
  readonly nameOf: (fields: Fields) => string | null;
  /** Column that marks records as removed which stay in the table. */
  readonly removedIn?: string;
}

/** The texts among `words`, with a space between them; null when there are none. */
export const joinWords = (words: readonly unknown[]): string | null =>
  words.filter((word) => typeof word === 'string' && word !== '').join(' ') || null;

/** Records that are named by what stands in some columns, one behind the other. */
export const namedBy = (...columns: string[]): RecordNaming => ({
  columns,
  nameOf: (fields) => joinWords(columns.map((column) => fields[column])),
});
