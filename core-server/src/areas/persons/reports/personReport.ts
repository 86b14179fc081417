import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { ReportAsked, ReportColumn } from '../../../lib/functions/SqlReport.ts';
import { likeOfKeys } from '../../../lib/search/likeOfKeys.ts';

/** By which a report of persons is narrowed, where all of them are too many to go through. */
export const personNarrowing: readonly FunctionArgument[] = [
  { name: 'familyname', kind: 'text' },
  { name: 'victim_type', kind: 'select', options: ['all', 'MILITARY', 'CIVILIAN'] },
];

/** SQL: the conditions on `p` that the narrowing asks for. */
export function narrowedPersons({ args, add }: Pick<ReportAsked, 'args' | 'add'>): string[] {
  const familyname = normalizeText(args.text('familyname'));
  const type = args.choice('victim_type');
  return [
    ...(familyname === '' ? [] : [`p.familyname_keys LIKE ${add(likeOfKeys('head', familyname))}`]),
    ...(type === 'all' ? [] : [`p.victim_type = ${add(type.toLowerCase())}`]),
  ];
}

/** SQL: a `WHERE` of some conditions, or nothing. */
export const where = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;

/** SQL: what lists call a person. */
export const nameOf = (person: string) =>
  `concat_ws(', ', nullif(${person}.familyname, ''), nullif(${person}.surname, ''))`;

/** Who a row is about. */
export const personColumns: readonly ReportColumn[] = [
  { key: 'name', sql: nameOf('p'), sort: 'p.sort_name' },
  {
    key: 'born',
    kind: 'day',
    sql: 'salient_day_text(p.born_day, p.born_month, p.born_year)',
    sort: 'p.sort_born_date',
  },
  {
    key: 'died',
    kind: 'day',
    sql: 'salient_day_text(p.died_day, p.died_month, p.died_year)',
    sort: 'p.sort_died_date',
  },
];

/** SQL: when an event `e` began, as people read it. */
export const eventDay: ReportColumn = {
  key: 'event_date',
  kind: 'day',
  sql: 'salient_day_text(e.start_day, e.start_month, e.start_year)',
  sort: 'e.sort_start_date',
};

/** Shared by all reports of persons. */
export const ofPersons = { category: 'PERSONS', elementType: 'person' } as const;
