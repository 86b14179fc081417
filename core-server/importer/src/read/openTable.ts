import { basename } from 'node:path';
import { MappingError } from '../mapping/MappingError.ts';
import type { FileSpec } from '../mapping/mappingSchema.ts';
import { ByteTape } from './ByteTape.ts';
import { decodeFile, isKnownEncoding } from './decodeFile.ts';
import { detectDelimiter } from './detectDelimiter.ts';
import { FileProblem } from './FileProblem.ts';
import { foreignFile } from './foreignFile.ts';
import { type LegacyEncoding, legacyEncodings } from './LegacyEncoding.ts';
import { joinHeadings, nameColumns } from './nameColumns.ts';
import { type Dialect, longestRecord, readRecords, tooLong } from './readRecords.ts';
import { numberRows, type SourceTable } from './SourceTable.ts';
import { scanFile } from './scanFile.ts';
import { openWorkbookTable } from './workbook/openWorkbookTable.ts';

const sampleSize = 1 << 16;

/**
 * Opens a delimited text or a workbook. What `spec` does not say is found out from the file: encoding, delimiter, header.
 *
 * @throws MappingError when `spec` names an encoding that does not exist; FileProblem when the file cannot be read, is empty or is no list.
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
    throw new FileProblem(`${basename(path)} ${why}.`);
  });
  if (scan.head.toString('hex', 0, 4) === '504b0304') return openWorkbookTable(path, spec, scan);
  const foreign = await foreignFile(scan.head);
  if (foreign) throw new FileProblem(`${basename(path)} ${foreign.says}.`, foreign.reason);
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
  const first = await firstRecords(tape, dialect, skipped.offset, skipped.line, hasHeader ? (spec.headerRows ?? 1) : 1);
  if (!first) throw new FileProblem(`${basename(path)} holds no rows.`, 'no_rows');
  const header = nameColumns(
    spec.columns ?? (hasHeader ? joinHeadings(first.rows) : (first.rows[0] ?? []).map(() => '')),
    notices,
  );
  const start = hasHeader ? first.after : skipped;
  return {
    ...{ fileName: basename(path), sha256: scan.sha256, bytes: scan.bytes, encoding, delimiter },
    ...{ sheet: null, sheets: [], header, notices },
    rows: numberRows(readRecords(tape, dialect, start.offset, start.line, header.length)),
    bytesRead: () => read,
  };
}

const legacyNames: Readonly<Record<LegacyEncoding, string>> = {
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  macroman: 'Mac Roman',
  cp850: 'code page 850',
};

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
  const legacy = legacyEncodings.find((each) => each === encoding);
  if (given === undefined && legacy) notices.push(`The file is not UTF-8; it is read as ${legacyNames[legacy]}.`);
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

/** The header decides the width, so it is read before it; the tape keeps the bytes for the rows. */
async function firstRecords(tape: ByteTape, dialect: Dialect, offset: number, line: number, count: number) {
  const room = count * longestRecord;
  const text = (await tape.peek(offset + room)).subarray(offset);
  const copy = new ByteTape(
    (async function* () {
      yield text;
    })(),
  );
  const records = readRecords(copy, dialect, 0, line, null);
  const rows: (readonly string[])[] = [];
  for (let next = await records.next(); ; next = await records.next()) {
    if (next.done) {
      if (text.length === room) throw tooLong(line);
      return rows.length === 0 ? null : { rows, after: { offset: offset + text.length, line } };
    }
    if (rows.length < count) {
      rows.push(next.value.cells);
      continue;
    }
    const lines = next.value.line - line;
    let after = offset;
    for (let passed = 0; passed < lines; passed++) after = await tape.endOfLine(after);
    return { rows, after: { offset: after, line: line + lines } };
  }
}
