import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { militaryNameSql } from '../../military/militaryNameSql.ts';
import { eventDay, narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

const day = {
  first: `replace(from_date, '?', '0')::integer`,
  last: `replace(to_date, '?', '9')::integer`,
};

/**
 * SQL: from when to when a unit is known to have been there, as yyyymmdd and as it is written: from the first day of its
 * history to the last. Where a history has no beginning or no end, nobody can be too early or too late. Where a unit was on
 * some day only says that it was there that day, so that tracks extend these days, but do not make them.
 */
const standing = `(SELECT military_entity_id,
    min(${day.first}) AS first_day,
    max(${day.last}) AS last_day,
    (array_agg(from_date ORDER BY ${day.first}))[1] AS from_date,
    (array_agg(to_date ORDER BY ${day.last} DESC))[1] AS to_date
  FROM military_entity_history WHERE type <> 'track' OR '????????' NOT IN (from_date, to_date)
  GROUP BY military_entity_id HAVING bool_or(type <> 'track'))`;

/** Soldiers in a unit at a time at which it was not there yet, or no longer. */
export const unitsOutOfTime = reportFunction({
  definition: { ...ofPersons, name: 'UnitsOutOfTime', arguments: personNarrowing },
  columns: () => [
    ...personColumns,
    { key: 'unit', sql: militaryNameSql('u'), sort: 'u.sort_name' },
    { key: 'unit_from', kind: 'day', sql: 'h.from_date', sort: 'h.first_day' },
    { key: 'unit_to', kind: 'day', sql: 'h.to_date', sort: 'h.last_day' },
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
