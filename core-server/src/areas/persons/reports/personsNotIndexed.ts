import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { narrowedPersons, ofPersons, personColumns, personNarrowing, where } from './personReport.ts';

/** What waits longer than this for the indexer was forgotten by it. */
const waits = `interval '10 minutes'`;

/** Why a search would not find somebody, as SQL on `p`; null where it would. */
const reason = `CASE
  WHEN concat_ws(' ', p.surname, p.familyname, p.alternative_surnames, p.alternative_familynames) !~ '[[:alpha:]]'
    THEN 'no_name'
  WHEN dead.entity_id IS NOT NULL THEN 'not_indexed'
  WHEN late.entity_id IS NOT NULL THEN 'index_behind' END`;

/** Persons whom no search by name finds, or not as they are now. */
export const personsNotIndexed = reportFunction({
  definition: { ...ofPersons, name: 'PersonsNotIndexed', arguments: personNarrowing },
  columns: () => [
    ...personColumns,
    { key: 'problem', kind: 'words', sql: reason },
    { key: 'message', sql: 'dead.error', sort: false },
  ],
  from: (asked) =>
    `FROM person p
     LEFT JOIN search_dead_letter dead ON dead.entity = 'person' AND dead.entity_id = p.id
     LEFT JOIN (SELECT DISTINCT entity_id FROM search_queue
       WHERE entity = 'person' AND enqueued_at < now() - ${waits}) late ON late.entity_id = p.id
     ${where([`${reason} IS NOT NULL`, ...narrowedPersons(asked)])}`,
  id: 'p.id',
  order: 'p.sort_name',
});
