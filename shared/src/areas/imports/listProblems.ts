/** Why a file is not taken as a list; each has its sentence in `imports.listProblems`. */
export const listProblems = [
  'unreadable',
  'no_rows',
  'not_a_list',
  'old_workbook',
  'workbook_damaged',
  'workbook_too_large',
  'no_such_sheet',
  'too_many_columns',
  'row_too_long',
  'unknown_encoding',
  'too_slow',
] as const;
export type ListProblem = (typeof listProblems)[number];

export const isListProblem = (text: string): text is ListProblem => listProblems.includes(text as ListProblem);

/** What a list may have. */
export const listLimits = {
  /** Of the file as it is sent. */
  bytes: 512 * 1024 * 1024,
  /** Of the parts of a workbook that are read, once they are unpacked. */
  unpackedBytes: 1024 * 1024 * 1024,
  columns: 2_000,
  /** Bytes of one row: no historian's row is longer. */
  rowBytes: 1024 * 1024,
} as const;
