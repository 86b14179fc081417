import { referenceOf, type TrenchReference } from './trenchReference.ts';

/** Square, number, quarter and figures in whatever way a hurried hand or a reader of it set them apart. */
const form =
  /^[\s.\-–'"`´]*(?<square>[a-x01])[\s.,:;\-–'"`´]*(?<number>\d{1,2})(?:[\s.,:;/\-–'"`´]*(?<quarter>[a-d])(?<rest>.*))?$/i;

/** A sheet's number and letter at the head of what a page names it: `57 c N.W.`, `Belgium Sheet 28`, `Sheet 36A`. */
const sheetForm =
  /(?:^|sheet|belgium|france|series\)?|\))[\s.,]*(?<map>\d{2})[\s.]*(?<letter>[a-e])?(?=$|[\s.,]|[ns]\.?\s*[ew])/i;

/**
 * Reads a square as war diaries write it: `G 21 c 5 3`, `B.30.a.35.42`, `I 34 D`, `1 6 c 0 7` with a one for an I. Of several
 * quarters (`I 21 AB`) none is taken; figures that are not two or four digits are left out, and so is the quarter that
 * would stand alone before them when it is none.
 *
 * @param sheet the sheet of the page, as `28` or `57d`.
 * @returns null for what is no square.
 */
export function readDiaryReference(text: string, sheet: string): TrenchReference | null {
  const parts = form.exec(text.trim())?.groups;
  if (!parts) return null;
  const { number = '', quarter, rest = '' } = parts;
  // What looks like a figure at the head is the letter that was meant.
  const square = { '1': 'I', '0': 'O' }[parts.square ?? ''] ?? parts.square ?? '';
  const isOneQuarter = quarter !== undefined && !/^\s*[a-d]/i.test(rest);
  const figures = rest.replace(/[^\d\s.,:;/\-–]/g, '').match(/\d+/g) ?? [];
  const digits = figures.join('');
  const grid =
    figures.length === 2 && figures.every(({ length }) => length === figures[0]?.length && length <= 2)
      ? figures
      : digits.length === 2
        ? [...digits]
        : digits.length === 4
          ? [digits.slice(0, 2), digits.slice(2)]
          : undefined;
  return referenceOf(
    sheet,
    square,
    Number(number),
    isOneQuarter ? quarter : undefined,
    isOneQuarter ? grid : undefined,
  );
}

/**
 * The sheet that a page of a diary names; pages name none, one, or several.
 *
 * @example `readSheetNames('27 | Sheet 27 S.E.')` is `['27']`
 */
export function readSheetNames(text: string): string[] {
  const names = text.split('|').flatMap((part) => {
    const found = sheetForm.exec(part.trim())?.groups;
    return found ? [`${found.map}${(found.letter ?? '').toLowerCase()}`] : [];
  });
  return [...new Set(names)];
}
