import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** Casualties of whose death nobody wrote the cause. */
export const casualtiesWithoutCause = reportFunction({
  definition: { ...ofPersons, name: 'CasualtiesWithoutCause', arguments: personNarrowing },
  columns: () => [
    ...personColumns,
    { key: 'victim_type', kind: 'words', sql: 'p.victim_type' },
    { key: 'details', kind: 'words', sql: 'p.victim_type_details' },
  ],
  from: (asked) => {
    const causeless = `NOT EXISTS (SELECT FROM person_event e
      WHERE e.person_id = p.id AND e.type = 'died' AND e.death_reason <> '')`;
    return `FROM person p ${where(['p.war_casualty', causeless, ...narrowedPersons(asked)])}`;
  },
  id: 'p.id',
  order: 'p.sort_name',
});
