import { type CheckedEvent, checkEvent, overlaps } from '@salient/shared/areas/events/checkEvent.ts';
import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import type { PersonEventInput } from '@salient/shared/areas/events/personEvent.ts';
import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import { type EntityManager, In } from 'typeorm';
import { followMerges } from '../../lib/merges/followMerges.ts';
import { MemorialEntity } from '../memorials/MemorialEntity.ts';
import { MilitaryEntityEntity } from '../military/MilitaryEntityEntity.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { eventDraftOf } from './eventDraft.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';
import { findPersonOfEvents } from './personOfEvents.ts';

/**
 * Everything that can be wrong with an event of a person: its own rules, its references, and other events that it
 * overlaps or repeats. The draft's memorial kind and military links are settled on the way (EVENT-34, EVENT-40).
 *
 * @param stored the event to be changed; absent for a new one.
 */
export async function validateEvent(
  db: EntityManager,
  input: Partial<PersonEventInput>,
  personId: string | undefined,
  stored?: PersonEventEntity,
): Promise<CheckedEvent> {
  const dated = await withPersonsDates(db, input, personId, stored);
  const checked = checkEvent(dated, stored && eventDraftOf(stored));
  const { draft, errors } = checked;
  if (!draft) return checked;
  // Who read a record before it became part of another one sends back what was read.
  draft.place_id = await followed(db, 'place', draft.place_id);
  if (draft.place_id && !(await db.existsBy(PlaceEntity, { id: draft.place_id }))) {
    errors.add('place_id', 'DOES_NOT_EXIST');
  }
  draft.memorial_id = await followed(db, 'memorial', draft.memorial_id);
  if (draft.memorial_id) {
    const memorial = await db.findOneBy(MemorialEntity, { id: draft.memorial_id });
    if (!memorial) errors.add('memorial_id', 'DOES_NOT_EXIST');
    else if (memorial.type !== 'cemetery') draft.memorial_kind = 'none';
  }
  if (draft.type === 'military') await linkMilitaryEntities(db, draft, input, checked, stored);
  if (personId) await compareWithOthers(db, draft, personId, stored, checked);
  return checked;
}

/** Born and died events have the dates of their person, whatever is sent (EVENT-24). */
async function withPersonsDates(
  db: EntityManager,
  input: Partial<PersonEventInput>,
  personId: string | undefined,
  stored?: PersonEventEntity,
): Promise<Partial<PersonEventInput>> {
  const type = stored?.type ?? input.type;
  if (type !== 'born' && type !== 'died') return input;
  const { start_day: _day, start_month: _month, start_year: _year, ...rest } = input;
  const person = stored || personId === undefined ? null : await findPersonOfEvents(db, personId);
  if (!person) return rest;
  return {
    ...rest,
    start_day: person[`${type}_day`],
    start_month: person[`${type}_month`],
    start_year: person[`${type}_year`],
  };
}

const followed = async (db: EntityManager, entity: 'place' | 'memorial' | 'military_entity', id: string | null) =>
  (id && (await followMerges(db, entity, [id])).get(id)) || id;

const namesOfRegiment = ['enlisted_army', 'enlisted_regt'] as const;
const namesOfUnit = [...namesOfRegiment, 'enlisted_unit', 'enlisted_nr'] as const;

/** Ids given by the client must fit their kind; ids not given are found by the names when these change (EVENT-40). */
async function linkMilitaryEntities(
  db: EntityManager,
  draft: EventDraft,
  input: Partial<PersonEventInput>,
  { errors }: CheckedEvent,
  stored?: PersonEventEntity,
): Promise<void> {
  draft.military_entity_id = await followed(db, 'military_entity', draft.military_entity_id);
  draft.military_regiment_id = await followed(db, 'military_entity', draft.military_regiment_id);
  const given = await db.findBy(MilitaryEntityEntity, {
    id: In([draft.military_entity_id, draft.military_regiment_id].filter((id) => id !== null)),
  });
  const typeOf = (id: string) => given.find((entity) => entity.id === id)?.type;
  if (draft.military_entity_id && typeOf(draft.military_entity_id) === undefined) {
    errors.add('military_entity_id', 'INVALID_REFERENCE');
  }
  if (draft.military_regiment_id && typeOf(draft.military_regiment_id) !== 'regiment') {
    errors.add('military_regiment_id', 'INVALID_REFERENCE');
  }
  const names = {
    army: draft.enlisted_army,
    regiment: draft.enlisted_regt,
    unit: draft.enlisted_unit,
    unit_nr: draft.enlisted_nr,
  };
  const idOf = async (key: string) => (await db.findOneBy(MilitaryEntityEntity, { name_key: key }))?.id ?? null;
  const changed = (fields: typeof namesOfUnit | typeof namesOfRegiment) =>
    !stored || fields.some((field) => draft[field] !== stored[field]);
  if (input.military_entity_id === undefined && changed(namesOfUnit)) {
    const isNamed = names.unit !== '' || names.unit_nr !== '';
    draft.military_entity_id = isNamed ? await idOf(militaryEntityKey('unit', names)) : null;
  }
  if (input.military_regiment_id === undefined && changed(namesOfRegiment)) {
    const isNamed = names.regiment !== '';
    draft.military_regiment_id = isNamed ? await idOf(militaryEntityKey('regiment', names)) : null;
  }
}

async function compareWithOthers(
  db: EntityManager,
  draft: EventDraft,
  personId: string,
  stored: PersonEventEntity | undefined,
  { errors }: CheckedEvent,
): Promise<void> {
  const same = (await db.findBy(PersonEventEntity, { person_id: personId, type: draft.type })).filter(
    ({ id }) => id !== stored?.id,
  );
  if ((draft.type === 'born' || draft.type === 'died') && same.length > 0) errors.add('type', 'DATA_ALREADY_EXISTS');
  // What a merge put beside another event stays beside it (PERSON-16).
  if (stored?.merge_id) return;
  const others = same.filter(({ merge_id }) => merge_id === null);
  if (others.some((other) => overlaps(draft, eventDraftOf(other)))) errors.add('start_day', 'EVENTS_OVERLAP');
  const repeats = (other: PersonEventEntity) =>
    other.memorial_id !== null &&
    other.memorial_id === draft.memorial_id &&
    other.memorial_kind === draft.memorial_kind;
  if (others.some(repeats)) errors.add('memorial_id', 'CONNECTION_ALREADY_EXISTS');
}
