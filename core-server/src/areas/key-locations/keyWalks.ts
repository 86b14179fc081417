import { checkKeyWalk, type KeyWalkDraft } from '@salient/shared/areas/key-locations/checkKeyWalk.ts';
import type { KeyWalk, KeyWalkInput } from '@salient/shared/areas/key-locations/keyWalk.ts';
import { type EntityManager, In } from 'typeorm';
import { KeyLocationEntity } from './KeyLocationEntity.ts';
import { KeyWalkEntity } from './KeyWalkEntity.ts';
import { KeyWalkStopEntity } from './KeyWalkStopEntity.ts';

/** All walks by their Dutch titles, or the one of an id; there are a handful. */
export async function loadKeyWalks(db: EntityManager, id?: string): Promise<KeyWalk[]> {
  const walks = await db
    .createQueryBuilder(KeyWalkEntity, 'w')
    .where(id === undefined ? 'true' : 'w.id = :id', { id })
    .orderBy("lower(w.titles->>'nl')")
    .addOrderBy('w.id')
    .getMany();
  const stops = await db.find(KeyWalkStopEntity, {
    where: id === undefined ? {} : { key_walk_id: id },
    order: { position: 'ASC' },
  });
  return walks.map(({ id, version, titles, length_km, minutes, for_children }) => {
    const keys = stops.filter(({ key_walk_id }) => key_walk_id === id).map(({ key_location_id }) => key_location_id);
    return { id, version, titles, keys, length_km, minutes, for_children };
  });
}

/** A walk as the validator and the audit trail know it. */
export const keyWalkDraftOf = ({ id: _id, version: _version, ...draft }: KeyWalk): KeyWalkDraft => draft;

/** Everything that can be wrong with a walk to be created (no `stored`) or updated: rules, and keys that are not there. */
export async function validateKeyWalk(db: EntityManager, input: KeyWalkInput, stored?: KeyWalk) {
  const checked = checkKeyWalk(input, stored && keyWalkDraftOf(stored));
  const keys = [...new Set(checked.draft.keys)];
  if (keys.length > 0 && (await db.countBy(KeyLocationEntity, { id: In(keys) })) < keys.length) {
    checked.errors.add('keys', 'DOES_NOT_EXIST');
  }
  return checked;
}

/** Writes a walk that passed its checks, new or in place of the one with its id. */
export async function writeKeyWalk(
  db: EntityManager,
  { id, version, draft }: { readonly id: string; readonly version: number; readonly draft: KeyWalkDraft },
): Promise<void> {
  const { keys, ...own } = draft;
  await db.save(KeyWalkEntity, { id, version, ...own });
  await db.delete(KeyWalkStopEntity, { key_walk_id: id });
  await db.insert(
    KeyWalkStopEntity,
    keys.map((key_location_id, position) => ({ key_walk_id: id, position, key_location_id })),
  );
}
