import { listLimits } from '@salient/shared/areas/imports/listProblems.ts';
import { FileProblem } from './FileProblem.ts';

const clean = (name: string | undefined) => (name ?? '').replace(/[\s\ufeff]+/g, ' ').trim();

/**
 * Several rows of headings as one. A heading that stands over several columns, as merged cells do, is said of each of them:
 * `Birth` over `date` and `place` makes `Birth date` and `Birth place`.
 */
export function joinHeadings(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(({ length }) => length));
  const names = Array.from({ length: width }, () => [] as string[]);
  rows.forEach((row, index) => {
    const isLast = index === rows.length - 1;
    let over = '';
    for (let column = 0; column < width; column++) {
      const own = clean(row[column]);
      if (own !== '') over = own;
      const hasBelow = rows.slice(index + 1).some((below) => clean(below[column]) !== '');
      const name = own !== '' || isLast || !hasBelow ? own : over;
      if (name !== '' && names[column]?.at(-1) !== name) names[column]?.push(name);
    }
  });
  return names.map((parts) => parts.join(' '));
}

/**
 * Names of columns, all different.
 *
 * @throws FileProblem when there are too many.
 */
export function nameColumns(names: readonly string[], notices: string[]): string[] {
  if (names.length > listLimits.columns) {
    throw new FileProblem(
      `The file has ${names.length} columns; a list has at most ${listLimits.columns}. Is its delimiter right?`,
      'too_many_columns',
    );
  }
  const used = new Map<string, number>();
  const result = names.map((name, index) => {
    const own = clean(name) || `column ${index + 1}`;
    const times = (used.get(own.toLowerCase()) ?? 0) + 1;
    used.set(own.toLowerCase(), times);
    return times === 1 ? own : `${own} (${times})`;
  });
  const doubles = [...used].filter(([, times]) => times > 1).map(([name]) => name);
  if (doubles.length > 0)
    notices.push(`Columns of the same name are told apart as "${doubles[0]}", "${doubles[0]} (2)".`);
  return result;
}
