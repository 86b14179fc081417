import { v7 as uuidv7 } from 'uuid';
import type { JoinedRow, RowJoin } from '../../../lib/merges/RecordReference.ts';

interface JoinedContribution extends JoinedRow {
  readonly position: number;
  /** The person who was merged. */
  readonly from: string;
}

/** A person whom a moment names twice once two are merged is one contribution of it. */
export const joinContributions: RowJoin = {
  join: async (db, { moved, from }) => {
    const rows = await db.query<{ event_id: string; position: number }[]>(
      `DELETE FROM contact_contribution r USING contact_contribution other
       WHERE r.id = ANY($1) AND other.event_id = r.event_id AND other.person_id = r.person_id AND other.id <> r.id
       RETURNING r.event_id, r.position`,
      [moved],
    );
    return deletedRows(rows).map(
      ({ event_id, position }): JoinedContribution => ({ owner_id: event_id, position, from }),
    );
  },
  part: async (db, joined, kept) => {
    const back: string[] = [];
    for (const { owner_id, position, from } of joined as readonly JoinedContribution[]) {
      const id = uuidv7();
      // What was taken away since was taken away for both.
      const rows = await db.query<object[]>(
        `INSERT INTO contact_contribution (id, event_id, position, person_id)
         SELECT $1, event_id, $3, $4 FROM contact_contribution WHERE event_id = $2 AND person_id = $5 RETURNING id`,
        [id, owner_id, position, from, kept],
      );
      if (rows.length > 0) back.push(id);
    }
    return back;
  },
};

/** TypeORM answers a DELETE with its rows and their number. */
const deletedRows = <Row>(answer: readonly Row[] | readonly [readonly Row[], number]): readonly Row[] =>
  Array.isArray(answer[0]) ? (answer[0] as readonly Row[]) : (answer as readonly Row[]);
