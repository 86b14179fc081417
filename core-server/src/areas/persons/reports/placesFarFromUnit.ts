import { distanceKm } from '../../../lib/db/distanceKm.ts';
import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { militaryNameSql } from '../../military/militaryNameSql.ts';
import { nameInLanguageSql } from '../../places/inLanguageSql.ts';
import { eventDay, narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** Kilometres that soldiers go from their unit without anybody wondering, unless somebody asks for others. */
const usualKm = 100;

/** SQL: the first and the last day, as yyyymmdd, on which a unit may have been at a place `t` of its history. */
const track = { first: `replace(t.from_date, '?', '0')::integer`, last: `replace(t.to_date, '?', '9')::integer` };

/**
 * Service and deaths at a place far from everywhere that the unit was in those days. Only units with tracks of their own that
 * are on the map can tell.
 */
export const placesFarFromUnit = reportFunction({
  definition: {
    ...ofPersons,
    name: 'PlacesFarFromUnit',
    arguments: [{ name: 'distance', kind: 'number' }, ...personNarrowing],
  },
  columns: (language) => [
    ...personColumns,
    { key: 'event_type', kind: 'words', sql: 'e.type' },
    eventDay,
    { key: 'place', sql: nameInLanguageSql('l.languages', 'name', language), sort: 'l.sort_name' },
    { key: 'unit', sql: militaryNameSql('u'), sort: 'u.sort_name' },
    { key: 'distance', kind: 'number', sql: 'round(near.km)::integer', sort: 'near.km' },
  ],
  from: (asked) => {
    const km = asked.add(asked.args.number('distance') ?? usualKm);
    return `FROM person_event s
      JOIN person_event e ON e.person_id = s.person_id AND e.place_id IS NOT NULL
        AND (e.id = s.id OR e.type = 'died' AND e.period_min >= s.period_min AND e.period_max <= s.period_max)
      JOIN place l ON l.id = e.place_id AND l.lat IS NOT NULL
      JOIN military_entity u ON u.id = s.military_entity_id
      JOIN person p ON p.id = s.person_id
      CROSS JOIN LATERAL (
        SELECT min(${distanceKm('l', 'at')}) AS km
        FROM military_entity_history t JOIN place at ON at.id = t.place_id AND at.lat IS NOT NULL
        WHERE t.military_entity_id = u.id AND t.type = 'track'
          AND ${track.first} <= e.period_max AND ${track.last} >= e.period_min) near
      ${where([`s.type = 'military'`, `near.km > ${km}::integer`, ...narrowedPersons(asked)])}`;
  },
  id: 'e.id',
  elementId: 'p.id',
  order: 'near.km DESC',
});
