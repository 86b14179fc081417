import { listLimits } from '@salient/shared/areas/imports/listProblems.ts';
import { FileProblem } from '../FileProblem.ts';
import type { FileRecord } from '../readRecords.ts';
import { columnOfCell } from './columnOfCell.ts';
import { findMergedCells, type MergedCell } from './mergedCells.ts';
import { type CellFormat, dayOfSerial, formatOf } from './numberFormats.ts';
import { readWholePart, readXmlPart } from './readXmlPart.ts';
import { damaged, tooLarge, ZipParts } from './ZipParts.ts';

interface Sheet {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

/** Characters of all shared texts together, which are the only part of a workbook that is held. */
const mostSharedText = 128 * 1024 * 1024;

/** Characters that the rows of a sheet come to: those that share one long text are many times what is packed. */
const mostText = 512 * 1024 * 1024;

/** Rows that a sheet of Excel can have. */
const mostRows = 1_048_576;

/** The number that a row says it has; null where it says none that a sheet can have. */
function rowNumber(text: string | undefined): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= mostRows ? number : null;
}

/**
 * A workbook of Excel, read row by row as it is unpacked: of a sheet no more than a piece is in memory. Dates come as the
 * import reads them, formulas as what they came to.
 */
export class Workbook {
  #startsIn1904 = false;
  #formats: readonly CellFormat[] = [];
  #texts: readonly string[] | undefined;

  private constructor(
    private readonly parts: ZipParts,
    private sheets: readonly Sheet[],
  ) {}

  /** @throws FileProblem */
  static async open(path: string): Promise<Workbook> {
    const parts = await ZipParts.open(path);
    try {
      if (!parts.has('xl/workbook.xml')) {
        throw new FileProblem(
          'The file is packed, but no workbook of Excel; save the list as XLSX or as "CSV UTF-8".',
          'not_a_list',
        );
      }
      const workbook = new Workbook(parts, []);
      await workbook.#readSheets();
      await workbook.#readFormats();
      return workbook;
    } catch (error) {
      parts.close();
      throw error;
    }
  }

  /** Names of the sheets that are shown. */
  get sheetNames(): readonly string[] {
    const shown = this.sheets.filter(({ isHidden }) => !isHidden);
    return (shown.length > 0 ? shown : this.sheets).map(({ name }) => name);
  }

  /** Bytes of a sheet once it is unpacked. */
  bytesOf(sheet: string): number {
    return this.parts.bytesOf(this.#sheet(sheet).part);
  }

  /**
   * The rows of a sheet, blank ones left out; `line` is the number that the program shows beside the row.
   *
   * @param onProgress told the bytes that were unpacked so far.
   * @throws FileProblem
   */
  async *rows(sheet: string, onProgress: (bytes: number) => void = () => {}): AsyncGenerator<FileRecord> {
    const { part } = this.#sheet(sheet);
    this.#texts ??= await this.#readTexts();
    const found: FileRecord[] = [];
    let line = 0;
    let column = -1;
    let cells: string[] = [];
    let length = 0;
    let whole = 0;
    let cell = { type: '', style: 0, value: '' };
    const take = () => {
      const text = this.#textOf(cell);
      if (text === '') return;
      if (column >= listLimits.columns) {
        throw new FileProblem(`The sheet has more than ${listLimits.columns} columns.`, 'too_many_columns');
      }
      length += text.length;
      whole += text.length;
      if (whole > mostText) throw tooLarge();
      if (length > listLimits.rowBytes) {
        throw new FileProblem(`Row ${line} of the sheet is longer than a row may be.`, 'row_too_long');
      }
      while (cells.length < column) cells.push('');
      cells[column] = text;
    };
    const stream = await this.parts.stream(part);
    for await (const bytes of readXmlPart(stream, {
      opened: (name, { r, t, s }) => {
        if (name === 'row') {
          line = rowNumber(r) ?? line + 1;
          column = -1;
          cells = [];
          length = 0;
        } else if (name === 'c') {
          column = r === undefined ? column + 1 : columnOfCell(r);
          cell = { type: t ?? '', style: Number(s) || 0, value: '' };
        }
      },
      closed: (name, text) => {
        if (name === 'v') cell.value = text;
        else if (name === 't') cell.value += text;
        else if (name === 'c') take();
        else if (name === 'row' && cells.length > 0) found.push({ line, cells, hasOpenQuote: false });
      },
    })) {
      onProgress(bytes);
      yield* found.splice(0);
    }
    yield* found;
  }

  /** Cells of a sheet that stand over several of its rows. @throws FileProblem */
  async mergedCells(sheet: string): Promise<readonly MergedCell[]> {
    return findMergedCells(await this.parts.stream(this.#sheet(sheet).part));
  }

  close(): void {
    this.parts.close();
  }

  #sheet(name: string): Sheet {
    const found = this.sheets.find((sheet) => sheet.name === name);
    if (!found) throw new FileProblem(`The workbook has no sheet "${name}".`, 'no_such_sheet');
    return found;
  }

  #textOf({ type, style, value }: { type: string; style: number; value: string }): string {
    if (value === '' || type === 'e') return '';
    if (type === 's') return this.#texts?.[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'yes' : 'no';
    if (type === 'd') return value.slice(0, 10);
    if (type === 'str' || type === 'inlineStr') return value;
    const number = Number(value);
    if (!Number.isFinite(number)) return value;
    const format = this.#formats[style] ?? 'number';
    if (format === 'day' || format === 'month' || format === 'year') {
      // A year that somebody typed as a number into a column of dates is that year.
      return (
        (format === 'year' && number >= 1000 && number <= 2100
          ? value
          : dayOfSerial(number, format, this.#startsIn1904)) ?? value
      );
    }
    return String(Number(number.toPrecision(15)));
  }

  async #readSheets(): Promise<void> {
    const targets = new Map<string, string>();
    await readWholePart(await this.parts.stream('xl/_rels/workbook.xml.rels'), {
      opened: (name, { Id = '', Target = '' }) => {
        if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
      },
      closed: () => undefined,
    });
    const sheets: Sheet[] = [];
    await readWholePart(await this.parts.stream('xl/workbook.xml'), {
      opened: (name, attributes) => {
        if (name === 'workbookPr') this.#startsIn1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
        if (name !== 'sheet') return;
        const part = targets.get(attributes['r:id'] ?? attributes.id ?? '');
        const isHidden = (attributes.state ?? 'visible') !== 'visible';
        if (part && this.parts.has(part)) sheets.push({ name: attributes.name ?? '', part, isHidden });
      },
      closed: () => undefined,
    });
    if (sheets.length === 0) throw damaged('it has no sheet');
    this.sheets = sheets;
  }

  async #readFormats(): Promise<void> {
    if (!this.parts.has('xl/styles.xml')) return;
    const codes = new Map<number, string>();
    const formats: CellFormat[] = [];
    let isInCells = false;
    await readWholePart(await this.parts.stream('xl/styles.xml'), {
      opened: (name, attributes) => {
        if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
        if (name === 'cellXfs') isInCells = true;
        if (name !== 'xf' || !isInCells) return;
        const number = Number(attributes.numFmtId) || 0;
        formats.push(formatOf(number, codes.get(number)));
      },
      closed: (name) => {
        if (name === 'cellXfs') isInCells = false;
      },
    });
    this.#formats = formats;
  }

  async #readTexts(): Promise<readonly string[]> {
    const part = 'xl/sharedStrings.xml';
    if (!this.parts.has(part)) return [];
    const texts: string[] = [];
    let text = '';
    let length = 0;
    let isReading = false;
    await readWholePart(await this.parts.stream(part), {
      opened: (name) => {
        if (name === 'si') text = '';
        // How a text is spoken stands beside it in Japanese workbooks.
        if (name === 'rPh') isReading = true;
      },
      closed: (name, piece) => {
        if (name === 't' && !isReading) text += piece;
        if (name === 'rPh') isReading = false;
        if (name !== 'si') return;
        length += text.length + 1;
        if (length > mostSharedText) throw tooLarge();
        texts.push(text);
      },
    });
    return texts;
  }
}
