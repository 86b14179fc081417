import { connectionKey } from '@salient/shared/areas/military/checkMilitaryHistory.ts';
import { joinDescriptions } from '@salient/shared/areas/military/militaryMerge.ts';
import type { EntityManager } from 'typeorm';
import type { JoinedRow, RowJoin } from '../../lib/merges/RecordReference.ts';
import { historyWithoutGone } from './historyWithoutGone.ts';
import { MilitaryEntityHistoryEntity } from './MilitaryEntityHistoryEntity.ts';
import { loadHistories, type StoredHistory } from './militaryDraft.ts';

interface JoinedConnection extends JoinedRow {
  /** The one that went, as it was. */
  readonly gone: StoredHistory;
  /** The one that stayed, with what it said before and since. */
  readonly into: string;
  readonly before: string;
  readonly after: string;
}

/** Of two connections of one entity that come to name one parent in the same days one stays, with what both say of it. */
export const joinConnections: RowJoin = {
  join: async (db, { owners, moved, from }) => {
    const joined: JoinedConnection[] = [];
    for (const [owner_id, history] of await loadHistories(db, owners)) {
      const own = history.filter(({ id }) => !moved.includes(id));
      for (const event of history.filter(({ id }) => moved.includes(id))) {
        const key = connectionKey(event);
        const into = key === null ? undefined : own.find((other) => connectionKey(other) === key);
        if (!into) continue;
        const before = joined.findLast((each) => each.into === into.id)?.after ?? into.description;
        const after = joinDescriptions([before, event.description]);
        joined.push({ owner_id, gone: { ...event, entity_id: from }, into: into.id, before, after });
        await db.delete(MilitaryEntityHistoryEntity, { id: event.id });
        await describe(db, into.id, after);
      }
    }
    return joined;
  },
  part: async (db, rows, kept) => {
    const back: string[] = [];
    for (const { owner_id, gone, into, before, after } of [...(rows as readonly JoinedConnection[])].reverse()) {
      const stored = await db.findOneBy(MilitaryEntityHistoryEntity, { id: into, military_entity_id: owner_id });
      const [standing] = await historyWithoutGone(db, [gone]);
      // What was given to another entity since, or taken away, was so for both, and so was another period.
      if (stored?.entity_id !== kept || !standing) continue;
      if (stored.description === after) await describe(db, into, before);
      const { type, from_date, to_date } = stored;
      const parted = { ...standing, type, from_date, to_date };
      await db.insert(MilitaryEntityHistoryEntity, { ...parted, military_entity_id: owner_id });
      back.push(gone.id);
    }
    return back;
  },
};

const describe = (db: EntityManager, id: string, description: string) =>
  db.update(MilitaryEntityHistoryEntity, { id }, { description });
