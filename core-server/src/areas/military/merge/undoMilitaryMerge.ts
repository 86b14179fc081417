import { mainNameField } from '@salient/shared/areas/military/checkMilitaryEntity.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { recordChange } from '../../../lib/changes/recordChange.ts';
import { changeClaimed, claimRecord } from '../../../lib/records/changeRecord.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { MilitaryEntityEntity } from '../MilitaryEntityEntity.ts';
import type { StoredHistory } from '../militaryDraft.ts';
import { type MovedReferences, militaryMergeUndoing } from '../militaryHooks.ts';
import { militaryKind } from '../militaryKind.ts';
import { militaryState } from '../militaryState.ts';
import { renameIn } from './carryOutMilitaryMerge.ts';

/** A merge with all that undoing it needs. */
export interface StoredMilitaryMerge {
  readonly id: string;
  readonly number: string;
  readonly kept_id: string;
  readonly merged_id: string;
  readonly undone_at: Date | null;
  readonly merged: MilitaryEntityEntity;
  readonly histories: readonly string[];
  readonly folded: readonly StoredHistory[];
  readonly named_in: readonly string[];
  readonly events: MovedReferences;
  readonly addresses: readonly string[];
  readonly import_rows: readonly object[];
}

/** Makes two entities of one again. What somebody has given to another entity since the merge stays there. */
export async function undoMilitaryMerge(context: ChangeContext, merge: StoredMilitaryMerge): Promise<void> {
  const { db, actor, method, services } = context;
  const { kept_id: keptId, merged_id: mergedId, merged } = merge;
  const kept = await claimRecord(militaryKind, context, { id: keptId });
  if (await db.existsBy(MilitaryEntityEntity, { name_key: merged.name_key })) {
    const field = mainNameField(merged.type);
    throw new RpcFailure(commonErrors.invalidData, { [field]: [`${field}: MILITARY_ENTITY_ALREADY_EXISTS`] });
  }
  // The removal had a version too; the new one is higher than any that somebody may have read.
  const version = merged.version + 2;
  await db.insert(MilitaryEntityEntity, { ...merged, version, updated_at: services.now() });
  await changeClaimed(militaryKind, context, kept, async (next) => {
    await db.query(
      'UPDATE military_entity_history SET military_entity_id = $1 WHERE id = ANY($2) AND military_entity_id = $3',
      [mergedId, merge.histories, keptId],
    );
    await db.update(MilitaryEntityEntity, { id: keptId }, { version: next.version, updated_at: next.now });
  });
  await takeFoldedBack(context, mergedId, merge.folded);
  await takeNamesBack(context, merge);
  await services.hooks.run(militaryMergeUndoing, { db, keptId, mergedId, moved: merge.events });
  await db.query(`DELETE FROM redirect WHERE from_type = 'military_entity' AND from_id = $1`, [mergedId]);
  await db.query(
    `UPDATE redirect SET to_id = $1 WHERE from_type = 'military_entity' AND from_id = ANY($2) AND to_id = $3`,
    [mergedId, merge.addresses, keptId],
  );
  await db.query(
    `UPDATE import_row r SET entity_id = $1
     FROM jsonb_to_recordset($2::jsonb) AS given (source text, source_key text)
     WHERE r.kind = 'military-entities' AND r.source = given.source AND r.source_key = given.source_key
       AND r.entity_id = $3`,
    [mergedId, JSON.stringify(merge.import_rows), keptId],
  );
  const after = (await militaryState(db, mergedId))?.fields ?? {};
  await recordChange(db, {
    ...{ actor, method, entity: 'military_entity', entityId: mergedId, version, before: null, after },
  });
}

/** Events that both had; one whose entity or place is gone since is left out. */
async function takeFoldedBack({ db }: ChangeContext, id: string, folded: readonly StoredHistory[]): Promise<void> {
  await db.query(
    `INSERT INTO military_entity_history (id, military_entity_id, type, from_date, to_date, entity_id, army, description,
       track_type, place_id, topo)
     SELECT h.id, $1, h.type, h.from_date, h.to_date, h.entity_id, h.army, h.description, h.track_type, h.place_id, h.topo
     FROM jsonb_to_recordset($2::jsonb) AS h (id uuid, type text, from_date text, to_date text, entity_id uuid, army text,
       description text, track_type text, place_id uuid, topo text)
     WHERE (h.entity_id IS NULL OR EXISTS (SELECT FROM military_entity e WHERE e.id = h.entity_id))
       AND (h.place_id IS NULL OR EXISTS (SELECT FROM place p WHERE p.id = h.place_id))`,
    [id, JSON.stringify(folded)],
  );
}

/** Histories of other entities name the restored one again. */
async function takeNamesBack(context: ChangeContext, merge: StoredMilitaryMerge): Promise<void> {
  const rows = await context.db.query<{ owner: string; ids: string[] }[]>(
    `SELECT military_entity_id AS owner, array_agg(id) AS ids FROM military_entity_history
     WHERE id = ANY($1) AND entity_id = $2 GROUP BY 1 ORDER BY 1`,
    [merge.named_in, merge.kept_id],
  );
  for (const { owner, ids } of rows) await renameIn(context, owner, ids, merge.merged_id);
}
