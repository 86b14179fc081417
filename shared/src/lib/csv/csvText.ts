import { inertText } from './inertText.ts';

/** One cell: quoted, and with an apostrophe before what a spreadsheet would compute (CSV-16). */
const csvCell = (text: string): string => `"${inertText(text).replaceAll('"', '""')}"`;

/**
 * Rows of texts as a file that spreadsheets open: UTF-8 with a byte order mark, cells in quotes between semicolons
 * (CSV-16). The first row is the header.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`;
