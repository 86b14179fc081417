import { type FileHandle, open, unlink } from 'node:fs/promises';
import { FileProblem } from '../read/FileProblem.ts';
import type { RowRecord } from '../records/records.ts';
import type { Problem } from '../values/problem.ts';

/** What a spreadsheet would take for a formula and carry out; a number is none. */
const looksLikeFormula = /^[=+@-](?!\d[\d.,]*$)/;

const cell = (value: string | number): string => {
  // Read away again by `cleanCell`.
  const text = looksLikeFormula.test(String(value)) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) || /^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A CSV file of rows with what is to be said about them: number, line, column, code, message, then the row as it stands
 * in the source, under the source's own column names. Put right, the file can be imported by the same mapping.
 */
export class ProblemFile {
  #handle: FileHandle | null = null;
  /** Lines that are not on the disk yet. */
  #waiting = '';
  rows = 0;

  /** @param what names the rows in messages: "rejected rows". */
  constructor(
    readonly path: string,
    private readonly what: string,
    private readonly header: readonly string[],
  ) {}

  /**
   * Makes sure that the file can be written, and leaves it as it is: without problems there is no file.
   *
   * @throws FileProblem when it cannot be written.
   */
  async check(): Promise<void> {
    try {
      // Only a file that was not there before goes again.
      const made = await open(this.path, 'wx').catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        return null;
      });
      const handle = made ?? (await open(this.path, 'a'));
      await handle.close();
      if (made) await unlink(this.path);
    } catch (error) {
      throw this.#problem(error);
    }
  }

  /** Takes one line for a row, however many problems it has; `flush` writes it. */
  add(record: RowRecord, problems: readonly Problem[]): void {
    const join = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(' | ');
    const cells = [
      record.row,
      record.line,
      join(problems.map(({ column }) => column)),
      join(problems.map(({ code }) => code)),
      join(problems.map(({ message }) => message)),
      ...record.cells,
    ];
    if (this.rows++ === 0) this.#waiting = this.#headline();
    this.#waiting += `${cells.map(cell).join(',')}\n`;
  }

  /**
   * Writes the lines that were added and ends when the system has them. One call at a time.
   *
   * @throws FileProblem when the disk is full or the file cannot be written any more.
   */
  async flush(): Promise<void> {
    if (this.#waiting === '') return;
    const lines = this.#waiting;
    this.#waiting = '';
    try {
      this.#handle ??= await open(this.path, 'w');
      await this.#handle.writeFile(lines);
    } catch (error) {
      throw this.#problem(error);
    }
  }

  /** Writes what is left and closes the file. */
  async close(): Promise<void> {
    try {
      await this.flush();
    } finally {
      const handle = this.#handle;
      this.#handle = null;
      await handle?.close().catch((error: unknown) => {
        throw this.#problem(error);
      });
    }
  }

  #headline(): string {
    const taken = new Set(this.header.map((name) => name.toLowerCase()));
    const own = ['row_number', 'line', 'column', 'code', 'message'].map((name) =>
      taken.has(name) ? `import_${name}` : name,
    );
    // The mark tells spreadsheets that the file is UTF-8.
    return `\ufeff${[...own, ...this.header].map(cell).join(',')}\n`;
  }

  #problem(error: unknown): unknown {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) return error;
    return new FileProblem(`The ${this.what} cannot be written to ${this.path}: ${reasons[code] ?? code}.`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist; make that folder or name another file',
  ENOTDIR: 'a part of its path is a file and no folder; name another file',
  EISDIR: 'it is a folder; name a file',
  EACCES: 'this user may not write there; name another file',
  EPERM: 'this user may not write there; name another file',
  EROFS: 'that disk can only be read; name another file',
  ENOSPC: 'the disk is full; make room on it or name another file',
  EDQUOT: 'the disk quota of this user is used up; make room or name another file',
  EFBIG: 'the file would become larger than this user may make; name another file',
};
