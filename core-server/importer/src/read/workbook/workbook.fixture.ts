import { type ZippedFile, zip } from '@salient/core-server/lib/transcriptions/zip.fixture.ts';

/** A day in a workbook: days since its calendar began. */
export interface DayCell {
  readonly serial: number;
  /** `month` shows no day, `year` neither. */
  readonly shows?: 'day' | 'month' | 'year';
}
export type CellValue =
  | string
  | number
  | boolean
  | DayCell
  | { readonly formula: string; readonly value: string }
  | null;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styles = `<styleSheet><numFmts count="2"><numFmt numFmtId="164" formatCode="[$-413]d\\ mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="mmm\\-yy"/><numFmt numFmtId="166" formatCode="yyyy"/></numFmts>
<cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`;

const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

function cellXml(value: CellValue, name: string, shared: (text: string) => number): string {
  if (value === null || value === '') return `<c r="${name}" s="0"/>`;
  if (typeof value === 'string') return `<c r="${name}" t="s"><v>${shared(value)}</v></c>`;
  if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${name}" t="b"><v>${value ? 1 : 0}</v></c>`;
  if ('formula' in value)
    return `<c r="${name}" t="str"><f>${escaped(value.formula)}</f><v>${escaped(value.value)}</v></c>`;
  return `<c r="${name}" s="${{ day: 1, month: 2, year: 3 }[value.shows ?? 'day']}"><v>${value.serial}</v></c>`;
}

/** A workbook as Excel writes it: texts shared, days as numbers with a format, merged cells told at the end. */
export function workbook(
  rows: readonly (readonly CellValue[])[],
  {
    merged = [],
    sheet = 'Blad1',
    others = [],
  }: { merged?: readonly string[]; sheet?: string; others?: readonly ZippedFile[] } = {},
): Buffer {
  const texts = new Map<string, number>();
  const shared = (text: string) => {
    if (!texts.has(text)) texts.set(text, texts.size);
    return texts.get(text) as number;
  };
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((value, column) => cellXml(value, `${columnName(column)}${row + 1}`, shared)).join('')}</row>`,
  );
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const files: ZippedFile[] = [
    {
      name: 'xl/workbook.xml',
      content: `<workbook><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/styles.xml', content: styles },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet><sheetData>${lines.join('')}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${[...texts.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    },
  ];
  const given = new Set(others.map(({ name }) => name));
  return zip([...files.filter(({ name }) => !given.has(name)), ...others]);
}
