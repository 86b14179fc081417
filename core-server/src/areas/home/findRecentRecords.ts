import { mostRecent, type RecentRecord, type Visit } from '@salient/shared/areas/home/home.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';
import { RecordNameLookup } from '../../lib/changes/RecordNameLookup.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { changedByHand } from './changedByHand.ts';

/** So many of the own last changes tell which records somebody worked on. */
const ownChanges = 300;

/** Records that every account reads, whoever may read their history. */
const readByAll: ReadonlySet<HistoryType> = new Set(['place', 'memorial', 'military_entity', 'project']);

interface Change {
  readonly type: HistoryType;
  readonly id: string;
  readonly at: Date;
}

/**
 * The records that somebody opened on this device and those that they changed on any, each once by what they did last. Only ids come
 * from the device: a name is told to whoever may read the record now, and what is gone is left out.
 */
export async function findRecentRecords(
  db: EntityManager,
  actor: Actor,
  services: Pick<Services, 'historyAreas'>,
  opened: readonly Visit[],
): Promise<RecentRecord[]> {
  const { historyAreas } = services;
  const changes = await db.query<Change[]>(
    `SELECT coalesce(part_of_type, entity) AS type, coalesce(part_of_id, entity_id) AS id, max(at) AS at
     FROM (SELECT * FROM audit_entry WHERE user_id = $1 AND ${changedByHand} ORDER BY id DESC LIMIT ${ownChanges}) AS own
     GROUP BY 1, 2 ORDER BY 3 DESC LIMIT ${2 * mostRecent}`,
    [actor.id],
  );
  const newest = new Map<string, Omit<RecentRecord, 'record'> & Pick<Visit, 'type' | 'id'>>();
  for (const { type, id, at } of changes)
    newest.set(`${type} ${id}`, { type, id, at: at.toISOString(), did: 'changed' });
  for (const visit of opened) {
    const changed = newest.get(`${visit.type} ${visit.id}`);
    if (!changed || Date.parse(changed.at) < Date.parse(visit.at)) {
      newest.set(`${visit.type} ${visit.id}`, { ...visit, did: 'opened' });
    }
  }
  const sorted = [...newest.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const names = await RecordNameLookup.open(db, historyAreas, sorted);
  const recent: RecentRecord[] = [];
  for (const { type, id, at, did } of sorted) {
    if (recent.length === mostRecent) break;
    if (!names.exists({ type, id })) continue;
    const isSeen = (!canEdit(actor) && readByAll.has(type)) || (await historyAreas[type].maySee(db, actor, id));
    if (isSeen) recent.push({ record: names.shownApart({ type, id }), at, did });
  }
  return recent;
}
