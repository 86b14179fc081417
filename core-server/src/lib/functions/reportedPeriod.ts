import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import type { ReportAsked } from './SqlReport.ts';

/** By which reports of what happened are narrowed: to the last days, or from one moment to another. */
export const periodArguments: readonly FunctionArgument[] = [
  { name: 'from', kind: 'datetime' },
  { name: 'to', kind: 'datetime' },
  { name: 'days', kind: 'number' },
];

/**
 * SQL: that a moment lies in what somebody asked for by the museum's clock, both ends included; a day is meant as a whole.
 *
 * @param usualDays how far back it goes unless somebody says when.
 */
export function withinPeriod(
  { args, add }: Pick<ReportAsked, 'args' | 'add'>,
  { moment, usualDays }: { readonly moment: string; readonly usualDays: number },
): string {
  const [from, to] = [args.moment('from'), args.moment('to')];
  const days = args.number('days') ?? (from === null && to === null ? usualDays : null);
  const step = to?.includes(':') ? '1 minute' : '1 day';
  const clock = `AT TIME ZONE '${museumTimeZone}'`;
  const conditions = [
    ...(days === null ? [] : [`${moment} >= now() - make_interval(days => ${add(days)}::integer)`]),
    ...(from === null ? [] : [`${moment} >= ${add(from)}::timestamp ${clock}`]),
    ...(to === null ? [] : [`${moment} < (${add(to)}::timestamp + interval '${step}') ${clock}`]),
  ];
  return conditions.join(' AND ');
}
