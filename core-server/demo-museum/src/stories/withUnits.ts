import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import type { EntityManager } from 'typeorm';
import type { DemoEvent, DemoPerson } from '../demoRecords.ts';

const namesOf = ({ enlisted_army, enlisted_regt, enlisted_unit, enlisted_nr }: DemoEvent) => ({
  army: enlisted_army,
  regiment: enlisted_regt,
  unit: enlisted_unit,
  unit_nr: enlisted_nr,
});
const regimentKey = (event: DemoEvent) => militaryEntityKey('regiment', namesOf(event));
const unitKey = (event: DemoEvent) => militaryEntityKey('unit', namesOf(event));

/** The persons with their military events tied to the entities of the same names, where the database has them. */
export async function withUnits(db: EntityManager, persons: readonly DemoPerson[]): Promise<DemoPerson[]> {
  const keys = persons
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'military')
    .flatMap((event) => [regimentKey(event), unitKey(event)]);
  const rows = await db.query<{ id: string; name_key: string }[]>(
    'SELECT id, name_key FROM military_entity WHERE name_key = ANY($1)',
    [keys],
  );
  const ids = new Map(rows.map(({ id, name_key }) => [name_key, id]));
  const tied = (event: DemoEvent): DemoEvent =>
    event.type === 'military'
      ? {
          ...event,
          military_regiment_id: event.enlisted_regt === '' ? null : (ids.get(regimentKey(event)) ?? null),
          military_entity_id: event.enlisted_unit === '' ? null : (ids.get(unitKey(event)) ?? null),
        }
      : event;
  return persons.map((person) => ({ ...person, events: person.events.map(tied) }));
}
