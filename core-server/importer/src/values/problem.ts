/** Something to say about a row. An error keeps the row out; a warning goes into the summary and the warnings file. */
export interface Problem {
  readonly severity: 'error' | 'warning';
  /** A validation code of the product, or one of the import's own (docs/import.md lists them). */
  readonly code: string;
  /** Column or columns of the file that the value came from, joined by `, `. */
  readonly column: string;
  readonly message: string;
}

export const error = (code: string, column: string, message: string): Problem => ({
  severity: 'error',
  code,
  column,
  message,
});
export const warning = (code: string, column: string, message: string): Problem => ({
  severity: 'warning',
  code,
  column,
  message,
});

/** A cell for messages: one line, not endless. */
export const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return `"${line.length > 120 ? `${line.slice(0, 117)}...` : line}"`;
};
