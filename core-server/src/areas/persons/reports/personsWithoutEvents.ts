import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** Persons of whom nothing is told: birth and death, which every date brings, are no more than the date (FUNC-15). */
export const personsWithoutEvents = reportFunction({
  definition: { ...ofPersons, name: 'PersonsWithoutEvents', arguments: personNarrowing },
  columns: () => [...personColumns, { key: 'victim_type', kind: 'words', sql: 'p.victim_type' }],
  from: (asked) => {
    const eventless = `NOT EXISTS (SELECT FROM person_event e WHERE e.person_id = p.id
      AND (e.type NOT IN ('born', 'died') OR e.place_id IS NOT NULL))`;
    return `FROM person p ${where([eventless, ...narrowedPersons(asked)])}`;
  },
  id: 'p.id',
  order: 'p.sort_name',
});
