import type { FellowGroup, FellowKind } from '@salient/shared/areas/persons/fellowMethods.ts';
import type { PersonEventEntity } from '../../events/PersonEventEntity.ts';
import type { PersonEntity } from '../PersonEntity.ts';

/** Persons who share something, as a query for their ids. */
export interface FellowSet {
  readonly kind: FellowKind;
  readonly unit: FellowGroup['unit'];
  readonly placeId: string | null;
  /** SQL for `id`, one row a person, in the order of an index that it ends early in. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What others may share with a person, as far as that is known of the person. */
export function fellowSetsOf(person: PersonEntity, events: readonly PersonEventEntity[]): FellowSet[] {
  const day = person.sort_died_date.includes('?') ? null : person.sort_died_date;
  const service = events.findLast(
    ({ type, regt_key, unit_key, nr_key }) => type === 'military' && `${regt_key}${unit_key}${nr_key}` !== '',
  );
  const placeOf = (type: 'born' | 'died') => events.find((event) => event.type === type)?.place_id ?? null;
  const [birthplace, deathplace] = [placeOf('born'), placeOf('died')];
  return [
    ...(day && service ? [sameDayAndUnit(day, service)] : []),
    ...(day && deathplace ? [sameDayAndPlace(day, deathplace)] : []),
    ...(service ? [sameUnit(service)] : []),
    ...(birthplace ? [sameBirthplace(birthplace)] : []),
  ];
}

const inWords = `e.type = 'military' AND e.army_key = $1 AND e.regt_key = $2 AND e.unit_key = $3 AND e.nr_key = $4`;
const keysOf = ({ army_key, regt_key, unit_key, nr_key }: PersonEventEntity) => [army_key, regt_key, unit_key, nr_key];

const unitOf = (event: PersonEventEntity): FellowGroup['unit'] => ({
  id: event.military_entity_id ?? event.military_regiment_id,
  army: event.enlisted_army,
  regiment: event.enlisted_regt,
  unit: event.enlisted_unit,
  unit_nr: event.enlisted_nr,
});

const sameDayAndUnit = (day: string, service: PersonEventEntity): FellowSet => ({
  ...{ kind: 'dayAndUnit', unit: unitOf(service), placeId: null },
  sql: `SELECT DISTINCT p.id FROM person p JOIN person_event e ON e.person_id = p.id
    WHERE p.sort_died_date = $5 AND ${inWords}`,
  values: [...keysOf(service), day],
});

const sameDayAndPlace = (day: string, placeId: string): FellowSet => ({
  ...{ kind: 'dayAndPlace', unit: null, placeId },
  sql: `SELECT p.id FROM person p JOIN person_event e ON e.person_id = p.id AND e.type = 'died'
    WHERE p.sort_died_date = $2 AND e.place_id = $1`,
  values: [placeId, day],
});

const sameUnit = (service: PersonEventEntity): FellowSet => ({
  ...{ kind: 'unit', unit: unitOf(service), placeId: null },
  sql: `SELECT DISTINCT e.person_id AS id FROM person_event e WHERE ${inWords}`,
  values: keysOf(service),
});

const sameBirthplace = (placeId: string): FellowSet => ({
  ...{ kind: 'birthplace', unit: null, placeId },
  sql: `SELECT e.person_id AS id FROM person_event e WHERE e.place_id = $1 AND e.type = 'born'`,
  values: [placeId],
});
