import type { FellowGroup, FellowKind } from '@salient/shared/areas/persons/fellows/fellowMethods.ts';
import type { PersonEventEntity } from '../../events/PersonEventEntity.ts';
import type { PersonEntity } from '../PersonEntity.ts';

/** Persons who share something, as a query for their ids. */
export interface FellowSet {
  readonly kind: FellowKind;
  readonly unit: FellowGroup['unit'];
  readonly placeId: string | null;
  /** SQL for `id`, one row a person, in the order of an index that it ends early in. */
  readonly sqlOf: (add: AddValue) => string;
}

/** Adds a value to those of a query, and gives what stands for it there. */
type AddValue = (value: unknown) => string;

/** What others may share with a person, as far as that is known of the person. */
export function fellowSetsOf(
  person: Pick<PersonEntity, 'sort_died_date'>,
  events: readonly PersonEventEntity[],
): FellowSet[] {
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

const inWords = ({ army_key, regt_key, unit_key, nr_key }: PersonEventEntity, add: AddValue) =>
  `e.type = 'military' AND e.army_key = ${add(army_key)} AND e.regt_key = ${add(regt_key)}
    AND e.unit_key = ${add(unit_key)} AND e.nr_key = ${add(nr_key)}`;

const unitOf = (event: PersonEventEntity): FellowGroup['unit'] => ({
  id: event.military_entity_id ?? event.military_regiment_id,
  army: event.enlisted_army,
  regiment: event.enlisted_regt,
  unit: event.enlisted_unit,
  unit_nr: event.enlisted_nr,
});

/** Few die on one day and thousands serve in one unit: those of the day are looked up among the unit, one by one. */
const sameDayAndUnit = (day: string, service: PersonEventEntity): FellowSet => ({
  ...{ kind: 'dayAndUnit', unit: unitOf(service), placeId: null },
  sqlOf: (add) => `WITH fallen AS MATERIALIZED (SELECT id FROM person WHERE sort_died_date = ${add(day)})
    SELECT id FROM fallen
    WHERE (SELECT true FROM person_event e WHERE e.person_id = fallen.id AND ${inWords(service, add)} LIMIT 1)`,
});

const sameDayAndPlace = (day: string, placeId: string): FellowSet => ({
  ...{ kind: 'dayAndPlace', unit: null, placeId },
  sqlOf: (add) => `SELECT p.id FROM person p JOIN person_event e ON e.person_id = p.id AND e.type = 'died'
    WHERE p.sort_died_date = ${add(day)} AND e.place_id = ${add(placeId)}`,
});

const sameUnit = (service: PersonEventEntity): FellowSet => ({
  ...{ kind: 'unit', unit: unitOf(service), placeId: null },
  sqlOf: (add) => `SELECT DISTINCT e.person_id AS id FROM person_event e WHERE ${inWords(service, add)}`,
});

const sameBirthplace = (placeId: string): FellowSet => ({
  ...{ kind: 'birthplace', unit: null, placeId },
  sqlOf: (add) => `SELECT e.person_id AS id FROM person_event e WHERE e.place_id = ${add(placeId)} AND e.type = 'born'`,
});
