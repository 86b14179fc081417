import type { Language } from '../../../lib/i18n/languages.ts';
import type { ListColumn, ListContent } from '../importList.ts';
import { nothingMeant } from '../meant/meantNames.ts';
import { guessValues } from './guessValues.ts';
import { headingsOf } from './headings.ts';
import type { DateOrder, ImportPlan } from './ImportPlan.ts';
import { importTargets, isChoiceTarget, type ListKind, type TargetId } from './importTargets.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim();

/** Share of the texts of a column, counted as often as they stand there, of which something holds. */
function shareOf({ values }: ListColumn, holds: (text: string) => boolean): number {
  const all = values.reduce((sum, { count }) => sum + count, 0);
  const fitting = values.reduce((sum, { text, count }) => sum + (holds(text) ? count : 0), 0);
  return all === 0 ? 0 : fitting / all;
}

const isDate = (text: string) => /\d{4}|\d{1,2}[./-]\d{1,2}|\?{2}/.test(text) && text.length <= 40;

/** What one column says by its heading, unless what stands in it says otherwise. */
function guessTarget(kind: ListKind, column: ListColumn, rows: number): TargetId | null {
  const heading = plain(column.name);
  const id = headingsOf[kind].find(([, says]) => says(heading))?.[0];
  if (!id) return null;
  const dates = shareOf(column, isDate);
  if (importTargets[id].kind === 'date' && column.filled > 0 && dates < 0.5) {
    return id === 'born' ? 'born_place' : id === 'died' ? 'died_place' : null;
  }
  if (importTargets[id].kind === 'place' && dates > 0.7)
    return id === 'born_place' ? 'born' : id === 'died_place' ? 'died' : null;
  if (id === 'familyname' && shareOf(column, (text) => /^[^,]+, *\p{L}/u.test(text)) > 0.6) return 'fullname';
  // A number that is not of each row does not name the rows.
  if (id === 'key' && (column.blank > 0 || (column.distinct !== null && column.distinct < rows))) return null;
  return id;
}

/** A list that writes the month first has days beyond the twelfth in the second place, and none in the first. */
function guessOrder(columns: readonly ListColumn[]): DateOrder {
  const digits = columns.flatMap(({ values }) =>
    values.flatMap(({ text }) => {
      const [, first = '', second = ''] = /^(\d{1,4})[./-](\d{1,2})[./-]\d{1,4}$/.exec(text) ?? [];
      return first === '' ? [] : [[first, Number(first), Number(second)] as const];
    }),
  );
  if (digits.length > 0 && digits.every(([first]) => first.length === 4)) return 'ymd';
  const isDayFirst = digits.some(([, first]) => first > 12);
  return !isDayFirst && digits.some(([, , second]) => second > 12) ? 'mdy' : 'dmy';
}

/** A short name of a list, from the name of its file. */
export const sourceOf = (fileName: string): string =>
  plain(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'list';

/** What the columns of a list probably say, from their headings and from what stands in them; somebody looks at it next. */
export function guessPlan(
  fileName: string,
  content: ListContent,
  language: Language,
  kind: ListKind = 'persons',
): ImportPlan {
  const columns: Record<string, TargetId> = {};
  const taken = new Set<TargetId>();
  for (const column of content.columns) {
    const id = guessTarget(kind, column, content.rows);
    if (!id || taken.has(id)) continue;
    columns[column.name] = id;
    taken.add(id);
  }
  const dates = content.columns.filter(({ name }) => columns[name] && importTargets[columns[name]].kind === 'date');
  const choices = content.columns.flatMap((column) => {
    const id = columns[column.name];
    return id && isChoiceTarget(id) ? [[id, guessValues(id, column)] as const] : [];
  });
  const isMilitary = (['regiment', 'rank', 'service_number', 'unit'] as const).some((id) => taken.has(id));
  return {
    kind,
    ...{ source: sourceOf(fileName), title: fileName.replace(/\.[^.]*$/, ''), language, columns },
    ...{ dateOrder: guessOrder(dates), victimType: isMilitary ? 'military' : 'unknown', country: '', army: '' },
    ...{ values: Object.fromEntries(choices), meant: nothingMeant },
  };
}
