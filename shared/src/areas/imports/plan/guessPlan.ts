import type { Language } from '../../../lib/i18n/languages.ts';
import type { ListColumn, ListContent } from '../importList.ts';
import { nothingMeant } from '../meant/meantNames.ts';
import { guessOrder } from './dateOrders.ts';
import { guessLanguage } from './guessLanguage.ts';
import { guessValues } from './guessValues.ts';
import { headingsOf } from './headings.ts';
import type { ImportPlan, ListFate } from './ImportPlan.ts';
import { importTargets, isChoiceTarget, type ListKind, type TargetId } from './importTargets.ts';
import { saysNothing } from './rules/blanks.ts';
import { hasDateAndPlace } from './rules/dateAndPlace.ts';
import { isSplit } from './rules/nameParts.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, ' ')
    .trim();

/** Share of the texts of a column, counted as often as they stand there, of which something holds. */
function shareOf(column: ListColumn, holds: (text: string) => boolean): number {
  const values = column.values.filter(({ text }) => !saysNothing(text));
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
  const [life] = id.split('_');
  if ((life === 'born' || life === 'died') && id !== 'died_age' && shareOf(column, hasDateAndPlace) > 0.3)
    return `${life}_both`;
  const dates = shareOf(column, isDate);
  if (importTargets[id].kind === 'date' && column.filled > 0 && dates < 0.5) {
    return id === 'born' ? 'born_place' : id === 'died' ? 'died_place' : null;
  }
  if (importTargets[id].kind === 'place' && dates > 0.7)
    return id === 'born_place' ? 'born' : id === 'died_place' ? 'died' : null;
  if (id === 'familyname' && shareOf(column, isSplit) > 0.6) return 'fullname';
  // A number that is not of each row does not name the rows.
  if (id === 'key' && (column.blank > 0 || (column.distinct !== null && column.distinct < rows))) return null;
  return id;
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
  if (taken.has('died_age') && !deathIsSaid(taken)) delete columns[columnOf(columns, 'died_age')];
  return {
    kind,
    ...{ source: sourceOf(fileName), title: fileName.replace(/\.[^.]*$/, '') },
    language: guessLanguage(content) ?? language,
    columns,
    ...{ dateOrder: guessOrder(dates), fate: guessFate(fileName, content), country: '', army: '' },
    victimType: isOfSoldiers(columns, content) ? 'military' : 'unknown',
    ...{ values: Object.fromEntries(choices), meant: nothingMeant },
  };
}

const columnOf = (columns: Readonly<Record<string, TargetId>>, id: TargetId): string =>
  Object.keys(columns).find((name) => columns[name] === id) ?? '';

/** An age is that at death only where the list knows of deaths. */
const deathIsSaid = (said: ReadonlySet<TargetId>) =>
  (['died', 'died_both', 'died_place', 'death_reason', 'grave'] as const).some((id) => said.has(id));

const ofTheFallen =
  /(gesneuvel|gevallenen|fallen|killed|\bmorts?\b|\btues\b|gefallen|war dead|roll of hono|ere(lijst|roll)|verlustliste der tot)/;

/** Whether all of a list died is said above it or in its name, if at all. */
function guessFate(fileName: string, { first_lines, skip_lines }: ListContent): ListFate {
  const titles = first_lines.filter(({ line }) => line <= skip_lines).flatMap(({ cells }) => cells);
  return ofTheFallen.test(plain([fileName, ...titles].join(' '))) ? 'fallen' : 'unknown';
}

/** Share of the rows that name a unit or a rank, from which on all of a list are taken for soldiers. */
const allSoldiers = 0.95;

const isOfSoldiers = (columns: Readonly<Record<string, TargetId>>, { columns: all, rows }: ListContent): boolean =>
  all.some((column) => {
    const id = columns[column.name];
    if (id === undefined || importTargets[id].at[0] !== 'military' || id === 'enlisted') return false;
    return rows > 0 && column.filled >= allSoldiers * rows && knownShare(column) >= allSoldiers;
  });

/** Share of what stands in a column that says something. */
function knownShare({ values }: ListColumn): number {
  const all = values.reduce((sum, { count }) => sum + count, 0);
  return values.reduce((sum, { text, count }) => sum + (saysNothing(text) ? 0 : count), 0) / Math.max(all, 1);
}
