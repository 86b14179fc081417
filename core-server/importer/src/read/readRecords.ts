import { Readable } from 'node:stream';
import { CsvError, type Info, type Options, parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import type { ByteTape } from './ByteTape.ts';
import { FileProblem } from './FileProblem.ts';

export interface Dialect {
  readonly delimiter: string;
  readonly quote: string | false;
}

/** One record of the file as it stands there. */
export interface FileRecord {
  /** Line of the file on which it begins, as an editor counts. */
  readonly line: number;
  readonly cells: readonly string[];
  /** True when a quotation mark opens in it and never closes: it was read without regard to quotes. */
  readonly hasOpenQuote: boolean;
  /** Columns whose text stands in a row above, in a cell that is merged over this row too. */
  readonly merged?: readonly number[];
}

/** No record of a historian's list is longer; a longer one is an open quotation mark that swallows the file. */
export const longestRecord = 1 << 18;

/** @param line of the file. */
export const tooLong = (line: number) =>
  new FileProblem(
    `Line ${line} of the file is longer than a row of a list may be (${longestRecord / 1024} kB). Is it a list, with a line for each row?`,
    'row_too_long',
  );

const optionsOf = ({ delimiter, quote }: Dialect): Options => ({
  delimiter,
  quote,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: longestRecord,
});

/**
 * The records of a delimited text from `offset` on, blank lines left out. A record whose quotation mark never closes is
 * read alone, as plain text, and reading goes on with the line after it: a slip in one row does not eat the others.
 *
 * @param width what a record must have as number of cells; one of several lines that has another number is taken for
 *   such a slip too.
 */
export async function* readRecords(
  tape: ByteTape,
  dialect: Dialect,
  offset: number,
  firstLine: number,
  width: number | null,
): AsyncGenerator<FileRecord> {
  let good = offset;
  let line = firstLine;
  for (;;) {
    const base = good;
    const parser = openParser(tape.from(base), dialect);
    let hasSlip = false;
    try {
      for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
        const text = tape.slice(good, base + info.bytes);
        const start = line + blankLines(text);
        // The parser keeps an opening mark where the closing one does not end its cell.
        const isOdd = (cell: string) =>
          cell.includes('\n') && (record.length !== width || isOpened(cell, dialect.quote));
        hasSlip = width !== null && record.some(isOdd) && (await isOneLine(tape, dialect, good, width));
        if (hasSlip) break;
        yield { line: start, cells: record, hasOpenQuote: false };
        line += countLines(text);
        good = base + info.bytes;
        tape.forget(good);
      }
      if (!hasSlip) return;
    } catch (error) {
      const isOpenQuote = error instanceof CsvError && /QUOTE_NOT_CLOSED|MAX_RECORD_SIZE/.test(error.code);
      if (!isOpenQuote) throw error;
    }
    // The record after `good` has an open quotation mark.
    const end = await tape.endOfLine(good, longestRecord);
    if (end === good) return;
    if (end - good >= longestRecord) throw tooLong(line);
    const text = tape.slice(good, end);
    const [cells] = parseNow(text, { ...optionsOf(dialect), quote: false }) as string[][];
    if (cells) yield { line, cells: cells.map((cell) => withoutOuterQuotes(cell, dialect.quote)), hasOpenQuote: true };
    good = end;
    line += 1;
    tape.forget(good);
  }
}

function openParser(bytes: AsyncGenerator<Buffer>, dialect: Dialect) {
  const source = Readable.from(bytes);
  const parser = parse({ ...optionsOf(dialect), info: true });
  source.on('error', (error) => parser.destroy(error));
  return source.pipe(parser);
}

const isOpened = (cell: string, quote: string | false) => quote !== false && cell.startsWith(quote);

const withoutOuterQuotes = (cell: string, quote: string | false) => {
  const inner = isOpened(cell, quote) ? cell.slice(1) : cell;
  return quote && inner !== cell && inner.endsWith(quote) ? inner.slice(0, -1) : inner;
};

/** Whether the line at `offset`, read without quotes, has as many cells as a record should. */
async function isOneLine(tape: ByteTape, dialect: Dialect, offset: number, width: number): Promise<boolean> {
  const text = tape.slice(offset, await tape.endOfLine(offset, longestRecord));
  const [cells] = parseNow(text, { ...optionsOf(dialect), quote: false }) as string[][];
  return cells?.length === width;
}

function countLines(text: Buffer): number {
  let lines = 0;
  for (let index = 0; index < text.length; index++) {
    const byte = text[index];
    if (byte === 10 || (byte === 13 && text[index + 1] !== 10)) lines++;
  }
  return lines;
}

function blankLines(text: Buffer): number {
  let index = 0;
  while (text[index] === 10 || text[index] === 13) index++;
  return countLines(text.subarray(0, index));
}
