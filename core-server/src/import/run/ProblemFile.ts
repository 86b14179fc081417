import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import type { Problem } from '../records/problem.ts';
import type { RowRecord } from '../records/records.ts';

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\n\r]/.test(text) || /^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A CSV file of rows with what is to be said about them: number, line, column, code, message, then the row as it stands
 * in the source, under the source's own column names. Put right, the file can be imported by the same mapping.
 */
export class ProblemFile {
  #stream: WriteStream | null = null;
  #isBehind = false;
  rows = 0;

  constructor(
    readonly path: string,
    private readonly header: readonly string[],
  ) {}

  /** Writes one line for a row, however many problems it has. */
  add(record: RowRecord, problems: readonly Problem[]): void {
    this.#stream ??= this.#open();
    const join = (texts: readonly string[], joint: string) => [...new Set(texts.filter(Boolean))].join(joint);
    const cells = [
      record.row,
      record.line,
      join(
        problems.map(({ column }) => column),
        ' | ',
      ),
      join(
        problems.map(({ code }) => code),
        ' | ',
      ),
      join(
        problems.map(({ message }) => message),
        ' | ',
      ),
      ...record.cells,
    ];
    this.rows++;
    this.#isBehind = !this.#stream.write(`${cells.map(cell).join(',')}\n`);
  }

  /** Waits until the disk has caught up. */
  async settle(): Promise<void> {
    if (this.#isBehind && this.#stream) await once(this.#stream, 'drain');
    this.#isBehind = false;
  }

  async close(): Promise<void> {
    if (!this.#stream) return;
    this.#stream.end();
    await once(this.#stream, 'close');
  }

  #open(): WriteStream {
    const stream = createWriteStream(this.path);
    const taken = new Set(this.header.map((name) => name.toLowerCase()));
    const own = ['row_number', 'line', 'column', 'code', 'message'].map((name) =>
      taken.has(name) ? `import_${name}` : name,
    );
    // The mark tells spreadsheets that the file is UTF-8.
    stream.write(`\ufeff${[...own, ...this.header].map(cell).join(',')}\n`);
    return stream;
  }
}
