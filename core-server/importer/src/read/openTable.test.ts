import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { afterAll, describe, expect, test } from 'vitest';
import type { FileSpec } from '../mapping/mappingSchema.ts';
import { openTable } from './openTable.ts';

const folder = mkdtempSync(join(tmpdir(), 'salient-read-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

async function open(content: string | Buffer, spec: FileSpec = {}) {
  const path = join(folder, `${++files}.csv`);
  writeFileSync(path, content);
  const table = await openTable(path, spec);
  const rows: { row: number; line: number; cells: readonly string[]; hasOpenQuote: boolean }[] = [];
  for await (const row of table.rows) rows.push(row);
  return { ...table, read: rows, cells: rows.map(({ cells }) => cells) };
}

describe('encodings', () => {
  const text = 'naam;plaats\nŽnidaršič;Škofja Loka\nMüller;Køge\n';
  const western = 'naam;plaats\nMüller;Lüttich\nLefèvre;Liège – Luik\n';

  test.each([
    ['UTF-8', Buffer.from(text), text, 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), text, 'utf-8'],
    ['UTF-16 little-endian', iconv.encode(text, 'utf-16le', { addBOM: true }), text, 'utf-16le'],
    ['UTF-16 big-endian', iconv.encode(text, 'utf-16be', { addBOM: true }), text, 'utf-16be'],
    ['UTF-16 without a mark', iconv.encode(western.repeat(20), 'utf-16le'), western.repeat(20), 'utf-16le'],
    ['Windows-1252', iconv.encode(western, 'windows-1252'), western, 'windows-1252'],
  ])('reads %s without being told', async (_, bytes, expected, encoding) => {
    const { header, cells, encoding: found } = await open(bytes);
    expect(found).toBe(encoding);
    const lines = expected
      .trim()
      .split('\n')
      .map((line) => line.split(';'));
    expect([header, ...cells]).toEqual(lines);
  });

  test('says so when it takes a file for Windows-1252', async () => {
    const { notices } = await open(iconv.encode('naam\nMüller\n', 'windows-1252'));
    expect(notices.join()).toContain('Windows-1252');
  });

  test('reads single bytes of the old encoding in a file that is UTF-8 otherwise', async () => {
    const bytes = Buffer.concat([Buffer.from('naam\nŽnidaršič\nKovačič\n'), iconv.encode('Müller\n', 'windows-1252')]);
    const { cells, notices } = await open(bytes);
    expect(cells.flat()).toEqual(['Žnidaršič', 'Kovačič', 'Müller']);
    expect(notices.join()).toContain('1 byte');
  });

  test('reads what the mapping says', async () => {
    const { cells } = await open(iconv.encode('naam\nŽnidaršič\n', 'windows-1250'), { encoding: 'windows-1250' });
    expect(cells).toEqual([['Žnidaršič']]);
  });

  test('leaves out NUL characters', async () => {
    const { cells } = await open('naam,plaats\nPee\0ters,Ie\0per\n');
    expect(cells).toEqual([['Peeters', 'Ieper']]);
  });

  test('reads any text in any of the encodings back as it was', async () => {
    const letters = fc.constantFrom(...'abcdefzÀÉßäöüéèçñ’–€ "\'');
    const rows = fc.array(fc.tuple(fc.string({ unit: letters }), fc.string({ unit: letters })), {
      minLength: 3,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom('utf-8', 'utf-8 mark', 'utf-16le', 'windows-1252'),
        async (given, encoding) => {
          const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
          const csv = [['één', 'twee'], ...given].map((row) => row.map(quoted).join(',')).join('\r\n');
          const bytes =
            encoding === 'utf-8 mark'
              ? Buffer.from(`\ufeff${csv}`)
              : iconv.encode(csv, encoding, { addBOM: encoding === 'utf-16le' });
          const { cells, header } = await open(bytes);
          expect(header).toEqual(['één', 'twee']);
          expect(cells).toEqual(given.filter((row) => row.some((cell) => cell.trim() !== '')));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('delimiters', () => {
  test.each([',', ';', '\t', '|', '^'])('finds out that columns are parted by %j', async (delimiter) => {
    const lines = ['naam', 'Peeters, Jan', 'Janssens; dit Jan', 'De Smet'].map((name, index) =>
      [`"${name}"`, `plaats ${index}`, index === 0 ? 'jaar' : `19${index + 13}`].join(delimiter),
    );
    const { delimiter: found, cells } = await open(lines.join('\n'));
    expect(found).toBe(delimiter);
    expect(cells.map((row) => row.length)).toEqual([3, 3, 3]);
  });

  test('takes a list without a delimiter for one column', async () => {
    expect((await open('naam\nPeeters\nDe Smet\n')).cells).toEqual([['Peeters'], ['De Smet']]);
  });

  test('heeds the line that spreadsheets write', async () => {
    const { cells, header } = await open('sep=;\nnaam;jaar\nPeeters;1917\n');
    expect([header, ...cells]).toEqual([
      ['naam', 'jaar'],
      ['Peeters', '1917'],
    ]);
  });
});

describe('rows', () => {
  test('counts rows and lines as a person does', async () => {
    const { read } = await open('naam,tekst\r\nA,"twee\r\nregels"\r\n\r\nB,x\r\n,\r\nC,y');
    expect(read.map(({ row, line, cells }) => [row, line, cells[0]])).toEqual([
      [1, 2, 'A'],
      [2, 5, 'B'],
      [3, 7, 'C'],
    ]);
  });

  test.each(['\n', '\r\n', '\r'])('reads lines that end by %j', async (end) => {
    const { cells } = await open(['a,b', '1,2', '3,4', ''].join(end));
    expect(cells).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  test('skips lines before the header, and takes names for columns without one', async () => {
    const titled = await open('Lijst van gesneuvelden\n\nnaam,jaar\nPeeters,1917\n', { skipLines: 2 });
    expect([titled.header, ...titled.cells]).toEqual([
      ['naam', 'jaar'],
      ['Peeters', '1917'],
    ]);
    const bare = await open('Peeters,1917\nDe Smet,1918\n', { header: false });
    expect(bare.header).toEqual(['column 1', 'column 2']);
    expect(bare.cells).toHaveLength(2);
    expect((await open('Peeters,1917\n', { columns: ['naam', 'jaar'] })).header).toEqual(['naam', 'jaar']);
  });

  test('tells columns of one name apart and names those without', async () => {
    const { header } = await open('  Naam , naam,,Naam\n1,2,3,4\n');
    expect(header).toEqual(['Naam', 'naam (2)', 'column 3', 'Naam (3)']);
  });

  test('gives short and long rows as they are', async () => {
    expect((await open('a,b,c\n1\n1,2,3,4\n')).cells).toEqual([['1'], ['1', '2', '3', '4']]);
  });

  test('does not let a quotation mark that never closes eat the rows after it', async () => {
    const { read } = await open('a,b\n1,"open\n2,x\n3,"dicht"\n4,y\n');
    expect(read.map(({ cells }) => cells)).toEqual([
      ['1', 'open'],
      ['2', 'x'],
      ['3', 'dicht'],
      ['4', 'y'],
    ]);
    expect(read.map(({ hasOpenQuote }) => hasOpenQuote)).toEqual([true, false, false, false]);
    expect(read.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });

  test('keeps quotation marks inside a cell', async () => {
    expect((await open('a,b\n1,5" kanon\n2,"zei ""ja"""\n')).cells).toEqual([
      ['1', '5" kanon'],
      ['2', 'zei "ja"'],
    ]);
  });

  test('says what is wrong with a file that cannot be read', async () => {
    await expect(openTable(join(folder, 'none.csv'), {})).rejects.toThrow(/^none\.csv does not exist\.$/);
    await expect(open(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n'))).rejects.toThrow(/^\d+\.csv is /);
    await expect(open('')).rejects.toThrow('holds no rows');
    await expect(open('a\n1', { encoding: 'ebcdic-37x' })).rejects.toThrow('file.encoding');
  });
});
