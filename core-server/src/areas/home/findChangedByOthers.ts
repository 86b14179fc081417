import { type ChangedRecord, mostChangedByOthers } from '@salient/shared/areas/home/home.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';
import { RecordNameLookup } from '../../lib/changes/RecordNameLookup.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { changedByHand } from './changedByHand.ts';

/** More records are not looked through for those that the reader may see. */
const mostLookedAt = 200;

interface Changed extends Pick<ChangedRecord, 'kind' | 'accounts' | 'changes'> {
  readonly type: HistoryType;
  readonly id: string;
  readonly at: Date;
}

/** Records that others changed since midnight in the museum, with what belongs to each, the newest change first. */
export async function findChangedByOthers(
  db: EntityManager,
  actor: Actor,
  services: Pick<Services, 'historyAreas' | 'now'>,
): Promise<{ data: ChangedRecord[]; more: boolean }> {
  const { historyAreas } = services;
  const rows = await db.query<Changed[]>(
    `SELECT coalesce(part_of_type, entity) AS type, coalesce(part_of_id, entity_id) AS id,
       CASE WHEN (array_agg(after IS NULL ORDER BY id DESC) FILTER (WHERE part_of_id IS NULL))[1] THEN 'removed'
         WHEN bool_or(before IS NULL) FILTER (WHERE part_of_id IS NULL) THEN 'created' ELSE 'changed' END AS kind,
       array_agg(DISTINCT account ORDER BY account) FILTER (WHERE account IS NOT NULL) AS accounts,
       count(*)::integer AS changes, max(at) AS at
     FROM audit_entry
     WHERE at >= date_trunc('day', $1::timestamptz AT TIME ZONE '${museumTimeZone}') AT TIME ZONE '${museumTimeZone}'
       AND user_id <> $2 AND ${changedByHand}
     GROUP BY 1, 2 ORDER BY max(id) DESC LIMIT ${mostLookedAt}`,
    [services.now(), actor.id],
  );
  const seen: Changed[] = [];
  for (const row of rows) {
    if (seen.length > mostChangedByOthers) break;
    if (await historyAreas[row.type].maySee(db, actor, row.id)) seen.push(row);
  }
  const shown = seen.slice(0, mostChangedByOthers);
  const names = await RecordNameLookup.open(db, historyAreas, shown);
  return {
    data: shown.map(({ type, id, kind, accounts, changes, at }) => ({
      ...{ record: names.shownApart({ type, id }), kind, changes, at: at.toISOString() },
      accounts: accounts ?? [],
    })),
    more: seen.length > mostChangedByOthers || rows.length === mostLookedAt,
  };
}
