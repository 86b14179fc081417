import { containmentKey, type StoredContainment } from '@salient/shared/areas/places/placeContainment.ts';
import type { JoinedRow, RowJoin } from '../../../lib/merges/RecordReference.ts';
import { PlaceContainmentEntity } from './PlaceContainmentEntity.ts';
import { standingContainments } from './standingContainments.ts';
import { loadContainmentsOf } from './storedContainments.ts';

interface JoinedContainment extends JoinedRow {
  /** The one that went, as it was, and the one that stayed. */
  readonly gone: StoredContainment;
  readonly into: string;
}

/** A place that lay in both of two that are merged, in the same days, lies once in the one that stays. */
export const joinContainments: RowJoin = {
  join: async (db, { owners, moved, from }) => {
    const joined: JoinedContainment[] = [];
    for (const [owner_id, containments] of await loadContainmentsOf(db, owners)) {
      const others = containments.filter(({ id }) => !moved.includes(id));
      for (const containment of containments.filter(({ id }) => moved.includes(id))) {
        const same = others.find((other) => containmentKey(other) === containmentKey(containment));
        if (!same) continue;
        joined.push({ owner_id, gone: { ...containment, container_id: from }, into: same.id });
        await db.delete(PlaceContainmentEntity, { id: containment.id });
      }
    }
    return joined;
  },
  part: async (db, rows, kept) => {
    const back: string[] = [];
    for (const { owner_id, gone, into } of rows as readonly JoinedContainment[]) {
      const stands = await db.findOneBy(PlaceContainmentEntity, { id: into, place_id: owner_id, container_id: kept });
      const [containment] = await standingContainments(db, [gone]);
      // What was given to another place since, or taken away, was so for both, and so was another period.
      if (!stands || !containment) continue;
      const { from_date, to_date } = stands;
      await db.insert(PlaceContainmentEntity, { ...containment, from_date, to_date, place_id: owner_id });
      back.push(gone.id);
    }
    return back;
  },
};
