import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { eventDay, narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/**
 * SQL: from when to when a unit is known to have been there, as yyyymmdd: from the first day of its history to the last.
 * Where a history has no beginning or no end, nobody can be too early or too late.
 */
const standing = `(SELECT military_entity_id,
    min(replace(from_date, '?', '0')::integer) AS first_day,
    max(replace(to_date, '?', '9')::integer) AS last_day
  FROM military_entity_history GROUP BY military_entity_id)`;

/** Soldiers in a unit at a time at which it was not there yet, or no longer. */
export const unitsOutOfTime = reportFunction({
  definition: { ...ofPersons, name: 'UnitsOutOfTime', arguments: personNarrowing },
  columns: () => [
    ...personColumns,
    { key: 'unit', sql: 'u.sort_name' },
    eventDay,
    {
      key: 'problem',
      kind: 'words',
      sql: `CASE WHEN e.period_max < h.first_day THEN 'unit_not_yet' ELSE 'unit_no_more' END`,
    },
  ],
  from: (asked) =>
    `FROM ${standing} h
     JOIN person_event e ON e.military_entity_id = h.military_entity_id AND e.type = 'military'
     JOIN military_entity u ON u.id = e.military_entity_id
     JOIN person p ON p.id = e.person_id
     ${where(['(e.period_max < h.first_day OR e.period_min > h.last_day)', ...narrowedPersons(asked)])}`,
  id: 'e.id',
  elementId: 'p.id',
  order: 'p.sort_name',
});
