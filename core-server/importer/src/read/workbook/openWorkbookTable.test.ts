import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zip } from '@salient/core-server/lib/transcriptions/zip.fixture.ts';
import { afterAll, describe, expect, test } from 'vitest';
import type { FileSpec } from '../../mapping/mappingSchema.ts';
import { openTable } from '../openTable.ts';
import { workbook } from './workbook.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'salient-workbook-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

async function open(content: string | Buffer, spec: FileSpec = {}) {
  const path = join(folder, `${++files}.xlsx`);
  writeFileSync(path, content);
  const table = await openTable(path, spec);
  const cells: (readonly string[])[] = [];
  const lines: number[] = [];
  for await (const row of table.rows) {
    cells.push(row.cells);
    lines.push(row.line);
  }
  return { ...table, cells, lines };
}

/** Why a file is refused; fails when it is not. */
const refusal = async (content: string | Buffer) => {
  const failure = await open(content).then(
    () => null,
    (error: { reason?: string; message: string }) => error,
  );
  return failure?.reason;
};

describe('a sheet', () => {
  test('is read with its texts, numbers, days and formulas', async () => {
    const { header, cells, sheets } = await open(
      workbook(
        [
          ['nr', 'naam', 'geboren', 'gehuwd', 'klas', 'gezien'],
          [
            1,
            'Müller & <Zoon>',
            { serial: 5591 },
            { serial: 5591, shows: 'month' },
            { serial: 5591, shows: 'year' },
            true,
          ],
          [2.5, { formula: '=A2', value: 'Peeters' }, '4/7/1890', null, 1914, null],
        ],
        { sheet: 'Lijst' },
      ),
    );
    expect(sheets).toEqual(['Lijst']);
    expect(header).toEqual(['nr', 'naam', 'geboren', 'gehuwd', 'klas', 'gezien']);
    expect(cells).toEqual([
      ['1', 'Müller & <Zoon>', '1915-04-22', '191504??', '1915', 'yes'],
      ['2.5', 'Peeters', '4/7/1890', '', '1914', ''],
    ]);
  });

  test('that explains the list stands aside for the list, which a mapping may say otherwise', async () => {
    const explained = workbook([['Toelichting'], ['Deze lijst werd gemaakt'], ['in 1925.'], ['Bron: archief']], {
      others: [
        {
          name: 'xl/workbook.xml',
          content:
            '<workbook><sheets><sheet name="Uitleg" sheetId="1" r:id="rId1"/><sheet name="Graven" sheetId="2" r:id="rId2"/></sheets></workbook>',
        },
        {
          name: 'xl/_rels/workbook.xml.rels',
          content:
            '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
        },
        {
          name: 'xl/worksheets/sheet2.xml',
          content:
            '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>naam</v></c><c r="B1" t="str"><v>rang</v></c></row><row r="2"><c r="A2" t="str"><v>Maes</v></c><c r="B2" t="str"><v>Sdt</v></c></row></sheetData></worksheet>',
        },
      ],
    });
    expect(await open(explained)).toMatchObject({
      sheet: 'Graven',
      sheets: ['Uitleg', 'Graven'],
      cells: [['Maes', 'Sdt']],
    });
    expect((await open(explained, { sheet: 'Uitleg' })).sheet).toBe('Uitleg');
  });

  test('joins rows of headings that stand over several columns, and leaves out a title above them', async () => {
    const { header, cells, lines } = await open(
      workbook(
        [
          ['Gesneuvelden van Poperinge'],
          [],
          ['Nr', 'Naam', 'Geboorte', null, 'Overlijden', null],
          [null, null, 'datum', 'plaats', 'datum', 'plaats'],
          [7, 'Maes', '1890', 'Ieper', '1917', 'Diksmuide'],
        ],
        { merged: ['A3:A4', 'B3:B4', 'C3:D3', 'E3:F3'] },
      ),
      { skipLines: 2, headerRows: 2 },
    );
    expect(header).toEqual([
      'Nr',
      'Naam',
      'Geboorte datum',
      'Geboorte plaats',
      'Overlijden datum',
      'Overlijden plaats',
    ]);
    expect(cells).toEqual([['7', 'Maes', '1890', 'Ieper', '1917', 'Diksmuide']]);
    expect(lines).toEqual([5]);
  });
});

describe('a cell that is merged over several rows', () => {
  const rows = [
    ['Gemeente', 'Naam', 'Geboren'],
    ['Watou', 'Maes', '1890'],
    [null, 'Claes', '1891'],
    [null, 'Peeters', '1892'],
    ['Ieper', 'Wouters', '1893'],
    // Two rows of the sheet for one person, and a title over the whole width.
    ['Reninge', 'De Smet', '1894'],
    [null, null, null],
    ['Geen gemeente', null, null],
    [null, 'Jansen', '1895'],
  ];
  const merged = ['A1:A1', 'A2:A4', 'A6:A7', 'B6:B7', 'C6:C7', 'A8:C8'];

  test('says its value of each of them, and of no row that has nothing of its own', async () => {
    const { cells, lines } = await open(workbook(rows, { merged }));
    expect(cells.map(([town, name]) => [town, name])).toEqual([
      ['Watou', 'Maes'],
      ['Watou', 'Claes'],
      ['Watou', 'Peeters'],
      ['Ieper', 'Wouters'],
      ['Reninge', 'De Smet'],
      ['Geen gemeente', ''],
      ['', 'Jansen'],
    ]);
    expect(lines).toEqual([2, 3, 4, 5, 6, 8, 9]);
  });

  test('tells of which columns it is so, and stays in its first row for a mapping that wants that', async () => {
    const path = join(folder, 'merged.xlsx');
    writeFileSync(path, workbook(rows, { merged }));
    const told: unknown[] = [];
    for await (const { line, merged } of (await openTable(path, {})).rows) if (merged) told.push([line, merged]);
    expect(told).toEqual([
      [3, [0]],
      [4, [0]],
    ]);
    const { cells } = await open(workbook(rows, { merged }), { mergedCells: 'first' });
    expect(cells.map(([town]) => town)).toEqual(['Watou', '', '', 'Ieper', 'Reninge', 'Geen gemeente', '']);
  });

  test('holds on over a heading only below it, and over a column beside the others', async () => {
    const { header, cells } = await open(
      workbook(
        [
          ['Naam', 'Graf', null],
          [null, 'perk', 'rij'],
          ['Maes', 'A', '1'],
          ['Claes', null, '2'],
        ],
        { merged: ['A1:A2', 'B1:C1', 'B3:B4'] },
      ),
      { headerRows: 2 },
    );
    expect(header).toEqual(['Naam', 'Graf perk', 'Graf rij']);
    expect(cells).toEqual([
      ['Maes', 'A', '1'],
      ['Claes', 'A', '2'],
    ]);
  });
});

test('a row whose number is none that a sheet can have comes after the one before it', async () => {
  const sheet = `<worksheet><sheetData>${['1', '3', '1e308', '-4', '99999999999999999999', 'x', '9']
    .map((r) => `<row r="${r}"><c t="inlineStr"><is><t>rij ${r}</t></is></c></row>`)
    .join('')}</sheetData></worksheet>`;
  const { lines } = await open(workbook([['a']], { others: [{ name: 'xl/worksheets/sheet1.xml', content: sheet }] }));
  expect(lines).toEqual([3, 4, 5, 6, 7, 9]);
});

describe('is refused in a moment', () => {
  const huge = `<worksheet><sheetData>${'<row><c/></row>'.repeat(4_000_000)}</sheetData></worksheet>`;
  test.each([
    [
      'one whose rows all share one long text',
      () => {
        const rows = '<row><c t="s"><v>0</v></c></row>'.repeat(700);
        const sheet = {
          name: 'xl/worksheets/sheet1.xml',
          content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
        };
        return workbook([['x'.repeat(900_000)]], { others: [sheet] });
      },
      'workbook_too_large',
    ],
    [
      'one of elements within each other without an end',
      () => {
        const sheet = { name: 'xl/worksheets/sheet1.xml', content: `<worksheet>${'<a>'.repeat(100_000)}` };
        return workbook([['a']], { others: [sheet] });
      },
      'workbook_damaged',
    ],
    [
      'a ZIP that unpacks to a thousand times its size',
      () =>
        workbook([['a']], { others: [{ name: 'xl/worksheets/sheet1.xml', content: huge.replaceAll('<c/>', '    ') }] }),
      'workbook_too_large',
    ],
    [
      'a part that is larger than the ZIP says',
      () =>
        workbook([['a']], {
          others: [{ name: 'xl/worksheets/sheet1.xml', content: huge.slice(0, 100_000), claims: 100 }],
        }),
      'workbook_damaged',
    ],
    [
      'a million columns',
      () =>
        workbook([['a']], {
          others: [
            {
              name: 'xl/worksheets/sheet1.xml',
              content:
                '<worksheet><sheetData><row r="1"><c r="BDWGN1" t="str"><v>x</v></c></row></sheetData></worksheet>',
            },
          ],
        }),
      'too_many_columns',
    ],
    [
      'a cell of ten megabytes',
      () =>
        workbook([['a']], {
          others: [
            {
              name: 'xl/worksheets/sheet1.xml',
              content: `<worksheet><sheetData><row r="1"><c t="str"><v>${Array.from({ length: 1_500_000 }, (_, n) => n).join('')}</v></c></row></sheetData></worksheet>`,
            },
          ],
        }),
      'row_too_long',
    ],
    [
      'a workbook that refers to entities',
      () =>
        workbook([['a']], {
          others: [{ name: 'xl/workbook.xml', content: '<!DOCTYPE x [<!ENTITY a "b">]><workbook/>' }],
        }),
      'workbook_damaged',
    ],
    ['another packed file', () => zip([{ name: 'word/document.xml', content: '<w/>' }]), 'not_a_list'],
    ['an empty workbook', () => workbook([]), 'no_rows'],
    ['the beginning of one', () => workbook([['a'], ['b']]).subarray(0, 200), 'workbook_damaged'],
  ])('%s', async (_, content, reason) => {
    expect(await refusal(content())).toBe(reason);
  });
});

test('a text of a million columns, or with a row of ten megabytes, is refused in a moment', async () => {
  expect(await refusal(`${Array.from({ length: 1_000_000 }, (_, n) => `c${n}`).join(',')}\n1,2\n`)).toBe(
    'row_too_long',
  );
  expect(await refusal(`${'a,'.repeat(100_000)}b\n1,2\n`)).toBe('too_many_columns');
  expect(await refusal(`naam;plaats\nMaes;Ieper\n${'x'.repeat(10_000_000)}\nPeeters;Ieper\n`)).toBe('row_too_long');
});
