import { checkMilitaryHistory, connectionKey } from '@salient/shared/areas/military/checkMilitaryHistory.ts';
import type { MilitaryHistoryInput } from '@salient/shared/areas/military/militaryHistory.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { makesCircle } from '@salient/shared/lib/periods/findCircle.ts';
import { type EntityManager, In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { followMerges } from '../../lib/merges/followMerges.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { inHistoryOrder, type StoredHistory } from './militaryDraft.ts';
import { parentLinks } from './parentLinks.ts';

/** What a history is compared with: the entity that has it, once it is saved, and its events as they are stored. */
interface Owner {
  readonly id?: string | undefined;
  readonly history: readonly StoredHistory[];
}

export interface CheckedEvent {
  /** Null when its type is none. */
  readonly event: StoredHistory | null;
  readonly errors: FieldErrorList;
}

/** Everything that can be wrong with events of a history, each on its own: rules, references, circles. */
export async function validateEvents(
  db: EntityManager,
  inputs: readonly MilitaryHistoryInput[],
  owner: Owner,
): Promise<CheckedEvent[]> {
  const followed = {
    entities: await followMerges(
      db,
      'military_entity',
      inputs.map(({ entity_id }) => entity_id),
    ),
    places: await followMerges(
      db,
      'place',
      inputs.map(({ place_id }) => place_id),
    ),
  };
  const checked = inputs.map((input): CheckedEvent => {
    const stored = owner.history.find(({ id }) => id === input.id);
    const entity_id = followed.entities.get(input.entity_id ?? '') ?? input.entity_id;
    const place_id = followed.places.get(input.place_id ?? '') ?? input.place_id;
    const { draft, errors } = checkMilitaryHistory({ ...input, entity_id, place_id }, stored);
    return { event: draft && { id: stored?.id ?? uuidv7(), ...draft }, errors };
  });
  const ids = (field: 'entity_id' | 'place_id') => checked.flatMap(({ event }) => event?.[field] ?? []);
  const entities = await existing(db, MilitaryEntityEntity, ids('entity_id'));
  const places = await existing(db, PlaceEntity, ids('place_id'));
  const parentsOf = parentLinks(db);
  for (const { event, errors } of checked) {
    if (!event) continue;
    if (event.place_id && !places.has(event.place_id)) errors.add('place_id', 'DOES_NOT_EXIST');
    if (!event.entity_id) continue;
    if (!entities.has(event.entity_id)) errors.add('entity_id', 'DOES_NOT_EXIST');
    else if (
      owner.id &&
      event.type !== 'track' &&
      (await makesCircle(owner.id, { ...event, parent_id: event.entity_id }, parentsOf))
    ) {
      errors.add('entity_id', 'INVALID_REFERENCE');
    }
  }
  return checked;
}

/** Whether a connection stands among others already; what was stored so stays as it is until somebody changes it. */
export function repeatsConnection(
  event: StoredHistory,
  others: readonly StoredHistory[],
  stored: readonly StoredHistory[],
): boolean {
  const key = connectionKey(event);
  const isAsStored = ({ id }: StoredHistory) => stored.some((each) => each.id === id && connectionKey(each) === key);
  return (
    key !== null &&
    others.some(
      (other) => other.id !== event.id && connectionKey(other) === key && !(isAsStored(event) && isAsStored(other)),
    )
  );
}

/** A whole history as it will be stored; errors stand at `history.<index>.<field>`. */
export async function validateHistory(
  db: EntityManager,
  inputs: readonly MilitaryHistoryInput[],
  owner: Owner,
): Promise<{ history: StoredHistory[]; errors: FieldErrorList }> {
  const errors = new FieldErrorList();
  const checked = await validateEvents(db, inputs, owner);
  const ids = checked.map(({ event }) => event?.id);
  const events = checked.map(({ event }) => event);
  for (const [index, { event, errors: own }] of checked.entries()) {
    const before = events.slice(0, index).filter((each) => each !== null);
    if (event && repeatsConnection(event, before, owner.history)) own.add('entity_id', 'CONNECTION_ALREADY_EXISTS');
    if (event && ids.indexOf(event.id) !== index) errors.add(`history.${index}`, 'DATA_ALREADY_EXISTS');
    for (const [field, list] of Object.entries(own.errors)) {
      errors.merge({ [`history.${index}.${field}`]: list.map((error) => `history.${index}.${error}`) });
    }
  }
  return { history: inHistoryOrder(checked.flatMap(({ event }) => event ?? [])), errors };
}

async function existing(
  db: EntityManager,
  entity: typeof PlaceEntity | typeof MilitaryEntityEntity,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.find<{ id: string }>(entity, { where: { id: In([...ids]) }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}
