import { recordChange } from '../../../lib/changes/recordChange.ts';
import { changeClaimed, claimRecord } from '../../../lib/records/changeRecord.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { MilitaryEntityEntity } from '../MilitaryEntityEntity.ts';
import { militaryEntityNaming } from '../militaryEntityNaming.ts';
import { type MovedReferences, militaryEntitiesMerging } from '../militaryHooks.ts';
import { militaryKind } from '../militaryKind.ts';
import { militaryState } from '../militaryState.ts';
import type { MilitaryMergePlan } from './planMilitaryMerge.ts';

/** Does what the plan says, in a transaction that holds both entities, and keeps what undoing it needs. */
export async function carryOutMilitaryMerge(
  context: ChangeContext,
  id: string,
  plan: MilitaryMergePlan,
  reason: string,
): Promise<void> {
  const { db, actor, method, services } = context;
  const { kept, merged, moving, folding, namedIn } = plan;
  const two = { db, keptId: kept.id, mergedId: merged.id };
  const before = (await militaryState(db, merged.id))?.fields ?? {};
  for (const owner of [...namedIn.keys()].sort()) {
    await renameIn(context, owner, namedIn.get(owner) ?? [], kept.id);
  }
  const moved = Object.assign({}, ...(await services.hooks.run(militaryEntitiesMerging, two))) as MovedReferences;
  await changeClaimed(militaryKind, context, kept, async ({ version, now }) => {
    await db.query('UPDATE military_entity_history SET military_entity_id = $1 WHERE id = ANY($2)', [
      kept.id,
      moving.map((event) => event.id),
    ]);
    await db.update(MilitaryEntityEntity, { id: kept.id }, { version, updated_at: now });
  });
  const addresses = await moveAddresses(context, kept.id, merged.id);
  const importRows = await moveImportRows(context, kept.id, merged.id);
  await db.delete(MilitaryEntityEntity, { id: merged.id });
  await db.query(
    `INSERT INTO redirect (from_type, from_id, to_id, reason) VALUES ('military_entity', $1, $2, 'merged')
     ON CONFLICT (from_type, from_id) DO UPDATE SET to_id = excluded.to_id, reason = excluded.reason, at = now()`,
    [merged.id, kept.id],
  );
  await recordChange(db, {
    ...{ actor, method, entity: 'military_entity', entityId: merged.id, version: merged.version + 1, after: null },
    before: { ...before, merged_into: kept.id },
  });
  const { search_key: _computed, ...stored } = merged;
  await db.query(
    `INSERT INTO military_entity_merge (id, kept_id, merged_id, kept_name, merged_name, reason, account, merged,
       histories, folded, named_in, events, addresses, import_rows)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[id, kept.id, merged.id, nameOf(kept), nameOf(merged), reason, actor.account, JSON.stringify(stored)],
      ...[moving.map((event) => event.id), JSON.stringify(folding), [...namedIn.values()].flat()],
      ...[JSON.stringify(moved), addresses, JSON.stringify(importRows)],
    ],
  );
}

const nameOf = (entity: MilitaryEntityEntity) => militaryEntityNaming.nameOf({ ...entity }) ?? '';

/** Events in the history of another entity name `entityId` from now on. */
export async function renameIn(
  context: ChangeContext,
  owner: string,
  ids: readonly string[],
  entityId: string,
): Promise<void> {
  const { db } = context;
  const stored = await claimRecord(militaryKind, context, { id: owner });
  await changeClaimed(militaryKind, context, stored, async ({ version, now }) => {
    await db.query('UPDATE military_entity_history SET entity_id = $1 WHERE id = ANY($2)', [entityId, ids]);
    await db.update(MilitaryEntityEntity, { id: owner }, { version, updated_at: now });
  });
}

/** Addresses that led to the merged entity lead to the kept one, in one step. */
async function moveAddresses({ db }: ChangeContext, keptId: string, mergedId: string): Promise<string[]> {
  const [rows] = await db.query<[{ from_id: string }[], number]>(
    `UPDATE redirect SET to_id = $1 WHERE from_type = 'military_entity' AND to_id = $2 RETURNING from_id`,
    [keptId, mergedId],
  );
  return rows.map(({ from_id }) => from_id);
}

/** Rows of imported lists that made the merged entity belong to the kept one: a list that comes again finds it there. */
async function moveImportRows({ db }: ChangeContext, keptId: string, mergedId: string): Promise<object[]> {
  const [rows] = await db.query<[object[], number]>(
    `UPDATE import_row SET entity_id = $1 WHERE kind = 'military-entities' AND entity_id = $2
     RETURNING source, source_key`,
    [keptId, mergedId],
  );
  return rows;
}
