/** What spreadsheets take for the beginning of a formula, also in the wide forms of East Asian keyboards. */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A number, or two as a position on the map has them: a spreadsheet computes nothing of it. */
const number = /^[+-]?\d+(?:[.,]\d+)?(?:[,;] ?[+-]?\d+(?:\.\d+)?)?$/;

/** A text for a cell, with an apostrophe before what a spreadsheet would compute (CSV-16). */
export const inertText = (text: string): string => (formula.test(text) && !number.test(text) ? `'${text}` : text);
