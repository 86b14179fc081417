import { historyKey } from '@salient/shared/areas/military/militaryMerge.ts';
import type { MilitaryEntityInput, WholeMilitaryEntity } from '@salient/shared/areas/military/wholeMilitaryEntity.ts';
import { militaryEntityKeys } from '@salient/shared/areas/search/nameKeys.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { EntityManager } from 'typeorm';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import type { MergeKind } from '../../lib/merges/mergeRecords.ts';
import { whyReferenced } from '../../lib/merges/RecordReference.ts';
import type { RecordKind } from '../../lib/records/RecordKind.ts';
import { historyWithoutGone } from './historyWithoutGone.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { MilitaryEntityHistoryEntity } from './MilitaryEntityHistoryEntity.ts';
import { loadHistory, militaryNamesOf, type StoredHistory } from './militaryDraft.ts';
import { militaryEntityNaming } from './militaryEntityNaming.ts';
import { militaryEntityNamed } from './militaryHooks.ts';
import { militaryState } from './militaryState.ts';
import { presentWholeEntity } from './presentWholeEntity.ts';
import { type CheckedMilitaryEntity, validateMilitaryEntityInput } from './validateMilitaryEntityInput.ts';

type MilitaryKind = RecordKind<MilitaryEntityEntity, CheckedMilitaryEntity, MilitaryEntityInput, WholeMilitaryEntity>;

/** How military entities are changed, each together with its history. */
export const militaryKind: MilitaryKind = {
  entity: 'military_entity',
  hasAddress: true,
  claim: async ({ db }, id, input) => {
    if (input?.history) await holdStructure(db);
    return db.findOne(MilitaryEntityEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  },
  validate: ({ db }, input, stored) => validateMilitaryEntityInput(db, input, stored),
  isUnchanged: async ({ db }, stored, { draft }) =>
    isUnchanged(militaryNamesOf(stored), draft.names) &&
    (!draft.history || isUnchanged(await loadHistory(db, stored.id), draft.history)),
  insert: async ({ db }, { id, version, checked, now }) => {
    const { names, history = [] } = checked.draft;
    const moments = { created_at: now, updated_at: now };
    await db.insert(MilitaryEntityEntity, { id, version, ...names, ...militaryEntityKeys(names), ...moments });
    await writeHistory(db, id, history);
  },
  inserted: async ({ db, services }, id) => {
    await services.hooks.run(militaryEntityNamed, {
      db,
      entity: await db.findOneByOrFail(MilitaryEntityEntity, { id }),
    });
  },
  update: async ({ db }, { id, version, checked, now }) => {
    const { names, history } = checked.draft;
    const keys = militaryEntityKeys(names);
    await db.update(MilitaryEntityEntity, { id }, { ...names, ...keys, version, updated_at: now });
    if (history) await writeHistory(db, id, history);
  },
  updated: async ({ db, services }, stored) => {
    const entity = await db.findOneByOrFail(MilitaryEntityEntity, { id: stored.id });
    if (entity.name_key !== stored.name_key) await services.hooks.run(militaryEntityNamed, { db, entity });
  },
  whyNotRemove: async ({ db, services }, { id }) =>
    (await whyReferenced(db, services, 'military_entity', id)).map((code) => `none: ${code}`),
  remove: async ({ db }, { id }) => {
    await db.delete(MilitaryEntityEntity, { id });
  },
  state: militaryState,
  present: async ({ db }, id) => {
    const whole = await presentWholeEntity(db, id);
    if (!whole) throw new Error(`military entity ${id} vanished within its own transaction`);
    return whole;
  },
};

export const militaryMergeKind: MergeKind<
  MilitaryEntityEntity,
  CheckedMilitaryEntity,
  MilitaryEntityInput,
  WholeMilitaryEntity
> = {
  kind: militaryKind,
  draftOf: async (db, stored) => ({ names: militaryNamesOf(stored), history: await loadHistory(db, stored.id) }),
  undoRules: { partKeys: { history: historyKey } },
  nameOf: (stored) => militaryEntityNaming.nameOf({ ...stored }) ?? '',
  withoutGone: async (db, { names, history = [] }) => ({ names, history: await historyWithoutGone(db, history) }),
};

/** Keeps others from changing what is part of what, so that two who do so at once make no circle. */
export const holdStructure = (db: EntityManager): Promise<unknown> =>
  db.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.militaryStructure]);

/** The events stand in place of the stored ones; those that keep their id keep their row. */
async function writeHistory(db: EntityManager, id: string, history: readonly StoredHistory[]): Promise<void> {
  await db.query('DELETE FROM military_entity_history WHERE military_entity_id = $1 AND NOT id = ANY($2)', [
    id,
    history.map((event) => event.id),
  ]);
  if (history.length === 0) return;
  await db.upsert(
    MilitaryEntityHistoryEntity,
    history.map((event) => ({ ...event, military_entity_id: id })),
    ['id'],
  );
}
