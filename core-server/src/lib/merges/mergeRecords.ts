import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { recordMergeErrors } from '@salient/shared/lib/merges/recordMerge.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { recordChange } from '../changes/recordChange.ts';
import { allowLongStatements } from '../db/allowLongStatements.ts';
import { claimRecord } from '../records/changeRecord.ts';
import type { ChangeContext, CheckedRecord, RecordKind, StoredRecord, ValidRecord } from '../records/RecordKind.ts';
import { RpcFailure } from '../rpc/RpcFailure.ts';
import { isOneRecord } from './isOneRecord.ts';
import { moveRedirects, moveReferences } from './moveReferences.ts';
import { type JoinedRow, nameOfReference, redirects } from './RecordReference.ts';
import type { UndoRules } from './restoreFields.ts';

type DraftOf<Checked extends CheckedRecord> = NonNullable<Checked['draft']>;

/** One of two that are merged: as it is stored, and all that is its own. */
export interface MergeSide<Stored, Draft> {
  readonly stored: Stored;
  readonly draft: Draft;
}

/** What merging needs of a noun besides how its records are changed. */
export interface MergeKind<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply> {
  readonly kind: RecordKind<Stored, Checked, Input, Reply>;
  /** All that is the record's own, which is kept with the merge to undo it. */
  readonly draftOf: (db: EntityManager, stored: Stored) => DraftOf<Checked> | Promise<DraftOf<Checked>>;
  /** What comes back of either record when a merge is undone, where it may name what has gone since. */
  readonly withoutGone?: (db: EntityManager, draft: DraftOf<Checked>) => Promise<DraftOf<Checked>>;
  /** Refuses what two records would become, as a save of it would be refused. */
  readonly checkMerged?: (
    db: EntityManager,
    merged: DraftOf<Checked>,
    both: readonly [kept: Stored, merged: Stored],
  ) => Promise<void>;
  /** Refuses to make two records of one, where what either gets back was given to another record since the merge. */
  readonly checkRestored?: (
    db: EntityManager,
    drafts: readonly DraftOf<Checked>[],
    merge: { readonly ids: readonly string[]; readonly since: Date },
  ) => Promise<void>;
  /** Which fields and parts an undo takes back together. */
  readonly undoRules?: UndoRules<DraftOf<Checked>>;
  /** What the merge calls the record for good. */
  readonly nameOf: (stored: Stored) => string;
}

interface Two {
  readonly idA: string;
  readonly idB: string;
  readonly versionA?: number | undefined;
  readonly versionB?: number | undefined;
}

/**
 * Until the transaction ends, a record that is merged queues nobody for search, as its rows that move do, and statements may
 * take longer than those that somebody waits for all day.
 */
export async function prepareMerge(db: EntityManager): Promise<void> {
  await db.query(`SELECT set_config('salient.merges_records', 'on', true)`);
  await allowLongStatements(db);
}

/** A draft that needs no further check. */
export const valid = <Checked extends CheckedRecord>(draft: NonNullable<Checked['draft']>): ValidRecord<Checked> =>
  ({ draft, errors: new FieldErrorList() }) as unknown as ValidRecord<Checked>;

/**
 * Merges record B into record A within the transaction of the caller: whatever named B names A, the address of B leads to
 * A, and what undoing it needs is kept.
 *
 * @param mergeDrafts makes of both what A will be, or throws why they cannot be one.
 * @returns the merge's id.
 * @throws RpcFailure recordMergedWithItself, notFound, merged, gone, conflict with what was changed since the given versions, or
 * invalidData with what a save would refuse.
 */
export async function mergeRecords<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  { kind, draftOf, checkMerged, nameOf }: MergeKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  { idA, idB, versionA, versionB }: Two,
  reason: string,
  mergeDrafts: (
    kept: MergeSide<Stored, DraftOf<Checked>>,
    merged: MergeSide<Stored, DraftOf<Checked>>,
  ) => DraftOf<Checked> | Promise<DraftOf<Checked>>,
): Promise<string> {
  if (isOneRecord(idA, idB)) throw new RpcFailure(recordMergeErrors.recordMergedWithItself);
  const { db, actor, method, services } = context;
  await prepareMerge(db);
  const [kept, merged] = await claimBoth(kind, context, [
    { id: idA, version: versionA },
    { id: idB, version: versionB },
  ]);
  const now = services.now();
  const id = uuidv7();
  const [keptBefore, mergedBefore] = [await draftOf(db, kept), await draftOf(db, merged)];
  const keptAfter = await mergeDrafts({ stored: kept, draft: keptBefore }, { stored: merged, draft: mergedBefore });
  await checkMerged?.(db, keptAfter, [kept, merged]);
  const trail = { actor, method, source: 'merge', entity: kind.entity } as const;
  const before = await kind.state(db, idB);
  const formerKept = await kind.state(db, idA);

  await db.query(
    `INSERT INTO record_merge (id, entity, kept_id, merged_id, kept_name, merged_name, kept_before, kept_after,
       merged_before, merged_version, reason, account)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[id, kind.entity, idA, idB, nameOf(kept), nameOf(merged)],
      ...[keptBefore, keptAfter, mergedBefore].map((draft) => JSON.stringify(draft)),
      ...[merged.version, reason.trim(), actor.account],
    ],
  );
  for (const reference of services.references.filter(({ to }) => to === kind.entity)) {
    let joined: readonly JoinedRow[] = [];
    const onJoined = (rows: readonly JoinedRow[]) => {
      joined = rows;
    };
    const moved = await moveReferences(context, { reference, from: idB, to: idA, now, onJoined });
    await keepMoved(context, id, nameOfReference(reference), moved, joined);
  }
  await keepMoved(context, id, redirects, await moveRedirects(db, kind.entity, idB, idA));
  await db.query(`DELETE FROM ${kind.entity} WHERE id = $1`, [idB]);
  await db.query(`INSERT INTO redirect (from_type, from_id, to_id, reason) VALUES ($1, $2, $3, 'merged')`, [
    kind.entity,
    idB,
    idA,
  ]);
  const version = kept.version + 1;
  await kind.update(context, { id: idA, version, checked: valid<Checked>(keptAfter), now }, kept);
  await recordChange(db, {
    ...trail,
    entityId: idB,
    version: merged.version + 1,
    before: { ...before?.fields, merged_into: idA },
    after: null,
  });
  await recordChange(db, {
    ...trail,
    entityId: idA,
    version,
    before: { ...formerKept?.fields, merged_from: null },
    // The merge itself stands in the history of the record that stays.
    after: { ...(await kind.state(db, idA))?.fields, merged_from: idB },
  });
  await kind.changed?.(context, idA);
  return id;
}

/** Both records, held from others; in the order of their ids, so that of two merges that meet one waits for the other. */
async function claimBoth<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: RecordKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  [a, b]: readonly [Reading, Reading],
): Promise<readonly [Stored, Stored]> {
  const claimed = new Map<string, Stored>();
  for (const reading of [a, b].sort((one, other) => one.id.localeCompare(other.id, 'en'))) {
    claimed.set(reading.id, await claimRecord(kind, context, reading));
  }
  const [first, second] = [claimed.get(a.id), claimed.get(b.id)];
  if (!first || !second) throw new RpcFailure(commonErrors.notFound, { entity: kind.entity, id: a.id });
  return [first, second];
}

interface Reading {
  readonly id: string;
  readonly version?: number | undefined;
}

async function keepMoved(
  { db }: ChangeContext,
  mergeId: string,
  reference: string,
  ids: readonly string[],
  joined: readonly JoinedRow[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  await db.query('INSERT INTO record_merge_move (merge_id, reference, row_ids, joined) VALUES ($1, $2, $3, $4)', [
    ...[mergeId, reference, ids],
    joined.length === 0 ? null : JSON.stringify(joined),
  ]);
}
