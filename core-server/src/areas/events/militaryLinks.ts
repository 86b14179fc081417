import { eventTextKey } from '@salient/shared/areas/search/eventKeys.ts';
import { on } from '../../lib/hooks/Hooks.ts';
import type { RecordReference } from '../../lib/merges/RecordReference.ts';
import { militaryEntityNamed, personsOfUnits } from '../military/militaryHooks.ts';

/** The columns in which an event of a person names a military entity; they change without a word in its history. */
export const militaryReferences = (['military_entity_id', 'military_regiment_id'] as const).map(
  (column): RecordReference => ({
    ...{ to: 'military_entity', table: 'person_event', column, refusal: 'REFERENCED_BY_PERSON_EVENT' },
    owner: { type: 'person', column: 'person_id' },
  }),
);

/**
 * How events follow their military entities (EVENT-40). A link says nothing that an editor wrote, so that it changes
 * without a new version of the event; what an event tells of army, regiment and unit stays as it was written.
 */
export const militaryLinks = [
  on(personsOfUnits, async () =>
    militaryReferences
      .map(({ column }) => `SELECT ${column} AS unit_id, person_id FROM person_event WHERE ${column} IS NOT NULL`)
      .join(' UNION ALL '),
  ),
  on(militaryEntityNamed, async ({ db, entity }) => {
    const keys = [entity.army, entity.regiment, entity.unit, entity.unit_nr].map(eventTextKey);
    if (entity.type === 'regiment') {
      await db.query(
        `UPDATE person_event SET military_regiment_id = $1
         WHERE type = 'military' AND army_key = $2 AND regt_key = $3 AND military_regiment_id IS NULL`,
        [entity.id, ...keys.slice(0, 2)],
      );
    }
    if (entity.type === 'unit') {
      await db.query(
        `UPDATE person_event SET military_entity_id = $1
         WHERE type = 'military' AND army_key = $2 AND regt_key = $3 AND unit_key = $4 AND nr_key = $5
           AND military_entity_id IS NULL`,
        [entity.id, ...keys],
      );
    }
  }),
];
