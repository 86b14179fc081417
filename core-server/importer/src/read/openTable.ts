import { basename } from 'node:path';
import { MappingError } from '../mapping/MappingError.ts';
import type { FileSpec } from '../mapping/mappingSchema.ts';
import { ByteTape } from './ByteTape.ts';
import { decodeFile, isKnownEncoding } from './decodeFile.ts';
import { detectDelimiter } from './detectDelimiter.ts';
import { foreignFile } from './foreignFile.ts';
import { type Dialect, type FileRecord, readRecords } from './readRecords.ts';
import { scanFile } from './scanFile.ts';

/** One row of a table: a record with its number among the rows, the first after the header being 1. */
export interface SourceRow extends FileRecord {
  readonly row: number;
}

/** A delimited file that is open for reading. */
export interface SourceTable {
  readonly fileName: string;
  readonly sha256: Buffer;
  readonly bytes: number;
  readonly encoding: string;
  readonly delimiter: string;
  /** Names of the columns, all different; `column 3` where the file gives none. */
  readonly header: readonly string[];
  /** What was found or decided while opening, in words. */
  readonly notices: readonly string[];
  readonly rows: AsyncGenerator<SourceRow>;
  /** Bytes of the file read so far. */
  bytesRead(): number;
}

/** A list that cannot be read at all; the message says why. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

const sampleSize = 1 << 16;

/**
 * Opens a delimited file. What `spec` does not say is found out from the file: encoding, delimiter and header.
 *
 * @throws MappingError when `spec` names an encoding that does not exist; FileProblem when the file cannot be read, is empty or is no delimited text.
 */
export async function openTable(path: string, spec: FileSpec): Promise<SourceTable> {
  if (spec.encoding !== undefined && !isKnownEncoding(spec.encoding)) {
    throw new MappingError([
      {
        path: 'file.encoding',
        message: `names "${spec.encoding}"; known are for example utf-8, windows-1252, utf-16le`,
      },
    ]);
  }
  const scan = await scanFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    const why =
      error.code === 'ENOENT'
        ? 'does not exist'
        : error.code === 'EISDIR'
          ? 'is a folder'
          : `cannot be read (${error.code})`;
    throw new FileProblem(`${path} ${why}.`);
  });
  const foreign = foreignFile(scan.head);
  if (foreign) throw new FileProblem(`${path} ${foreign}.`);
  const notices: string[] = [];
  const encoding = chooseEncoding(spec.encoding, scan, notices);
  let read = 0;
  const tape = new ByteTape(
    decodeFile(path, encoding, scan, (bytes) => {
      read = bytes;
    }),
  );

  const skipped = await skipLines(tape, spec.skipLines ?? 0);
  const quote = spec.quote ?? '"';
  const sample = (await tape.peek(skipped.offset + sampleSize)).subarray(skipped.offset).toString('utf8');
  const delimiter = spec.delimiter ?? skipped.delimiter ?? detectDelimiter(sample, quote);
  const dialect: Dialect = { delimiter, quote };

  const hasHeader = spec.header ?? spec.columns === undefined;
  const first = await firstRecord(tape, dialect, skipped.offset, skipped.line);
  if (!first) throw new FileProblem(`${basename(path)} holds no rows.`);
  const header = nameColumns(
    spec.columns ?? (hasHeader ? first.record.cells : first.record.cells.map(() => '')),
    notices,
  );
  const start = hasHeader ? first.after : skipped;
  return {
    fileName: basename(path),
    sha256: scan.sha256,
    bytes: scan.bytes,
    encoding,
    delimiter,
    header,
    notices,
    rows: numberRows(readRecords(tape, dialect, start.offset, start.line, header.length)),
    bytesRead: () => read,
  };
}

function chooseEncoding(
  given: string | undefined,
  { encoding, markLength, invalidSequences }: Awaited<ReturnType<typeof scanFile>>,
  notices: string[],
): string {
  if (markLength > 0) return encoding;
  const asked = given ?? encoding;
  if (/^utf-?8$/i.test(asked) && invalidSequences > 0) {
    notices.push(`${invalidSequences} bytes are not UTF-8; they are read as Windows-1252.`);
    return 'utf-8+windows-1252';
  }
  if (given === undefined && encoding === 'windows-1252')
    notices.push('The file is not UTF-8; it is read as Windows-1252.');
  if (given === undefined && encoding === 'utf-8+windows-1252') {
    notices.push(`The file is UTF-8 but for ${invalidSequences} bytes, which are read as Windows-1252.`);
  }
  return asked;
}

/** Leaves out lines before the header, and the line `sep=;` that spreadsheets write. */
async function skipLines(tape: ByteTape, count: number) {
  let offset = 0;
  let line = 1;
  for (; line <= count; line++) offset = await tape.endOfLine(offset);
  const end = await tape.endOfLine(offset);
  const separator = /^sep=(.)\r?\n?$/i.exec(tape.slice(offset, end).toString('utf8'))?.[1];
  return separator ? { offset: end, line: line + 1, delimiter: separator } : { offset, line, delimiter: undefined };
}

async function firstRecord(tape: ByteTape, dialect: Dialect, offset: number, line: number) {
  // The header decides the width, so it is read before it; the tape keeps the bytes for the rows.
  const text = (await tape.peek(offset + 4 * sampleSize)).subarray(offset);
  const copy = new ByteTape(
    (async function* () {
      yield text;
    })(),
  );
  const records = readRecords(copy, dialect, 0, line, null);
  const { value: record } = await records.next();
  if (!record) return null;
  const { value: second } = await records.next();
  const lines = second ? second.line - line : 0;
  let after = offset;
  for (let passed = 0; passed < lines; passed++) after = await tape.endOfLine(after);
  return { record, after: second ? { offset: after, line: line + lines } : { offset: offset + text.length, line } };
}

function nameColumns(names: readonly string[], notices: string[]): string[] {
  const used = new Map<string, number>();
  const result = names.map((name, index) => {
    const clean = name.replace(/[\s\ufeff]+/g, ' ').trim() || `column ${index + 1}`;
    const times = (used.get(clean.toLowerCase()) ?? 0) + 1;
    used.set(clean.toLowerCase(), times);
    return times === 1 ? clean : `${clean} (${times})`;
  });
  const doubles = [...used].filter(([, times]) => times > 1).map(([name]) => name);
  if (doubles.length > 0)
    notices.push(`Columns of the same name are told apart as "${doubles[0]}", "${doubles[0]} (2)".`);
  return result;
}

async function* numberRows(records: AsyncGenerator<FileRecord>): AsyncGenerator<SourceRow> {
  let row = 0;
  for await (const record of records) {
    // Lines of separators alone, as spreadsheets leave at the end.
    if (record.cells.every((cell) => cell.trim() === '')) continue;
    row++;
    yield { ...record, row };
  }
}
