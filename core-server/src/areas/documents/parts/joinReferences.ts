import type { StoredReference } from '@salient/shared/areas/references/checkReferences.ts';
import { referenceKey } from '@salient/shared/areas/references/documentReference.ts';
import type { EntityManager } from 'typeorm';
import type { JoinedRow, RowJoin } from '../../../lib/merges/RecordReference.ts';
import type { PartOwner } from './PartOwner.ts';
import { loadReferenceRows, type ReferenceRow, referenceColumn } from './storedReferences.ts';

interface JoinedReference extends JoinedRow {
  /** The one that went, as it was, with its place. */
  readonly gone: StoredReference & { readonly rowId: string };
  readonly position: number;
  /** The one that stayed, with its comment before and since. */
  readonly into: string;
  readonly before: string;
  readonly after: string;
}

const joinComments = (one: string, other: string) => [...new Set([one, other].filter(Boolean))].join('\n');

/** Of two references of one document or page that come to name one record in one relation one stays, with both comments. */
export const joinReferences = (owner: PartOwner): RowJoin => ({
  join: async (db, { owners, moved, from }) => {
    const joined: JoinedReference[] = [];
    const staying = new Map<string, ReferenceRow & { comment: string }>();
    const rows = await loadReferenceRows(db, owner, owners);
    const keyOf = (row: ReferenceRow) => `${row.ownerId} ${referenceKey(row)}`;
    for (const row of rows) if (!moved.includes(row.rowId)) staying.set(keyOf(row), row);
    for (const row of rows.filter(({ rowId }) => moved.includes(rowId))) {
      const into = staying.get(keyOf(row));
      if (!into) continue;
      const { ownerId, ...gone } = row;
      const after = joinComments(into.comment, row.comment);
      joined.push({
        ...{ owner_id: ownerId, gone: { ...gone, id: from }, position: await positionOf(db, row.rowId) },
        ...{ into: into.rowId, before: into.comment, after },
      });
      staying.set(keyOf(row), { ...into, comment: after });
      await db.query('DELETE FROM document_reference WHERE id = $1', [row.rowId]);
      await db.query('UPDATE document_reference SET comment = $2 WHERE id = $1', [into.rowId, after]);
    }
    return joined;
  },
  part: async (db, rows, kept) => {
    const back: string[] = [];
    for (const { owner_id, gone, position, into, before, after } of [
      ...(rows as readonly JoinedReference[]),
    ].reverse()) {
      const column = referenceColumn(gone.type);
      const [stored] = await db.query<{ comment: string }[]>(
        `SELECT comment FROM document_reference WHERE id = $1 AND ${owner} = $2 AND ${column} = $3`,
        [into, owner_id, kept],
      );
      // What was taken away since was taken away for both.
      if (!stored) continue;
      if (stored.comment === after) {
        await db.query('UPDATE document_reference SET comment = $2 WHERE id = $1', [into, before]);
      }
      await db.query(
        `INSERT INTO document_reference (id, ${owner}, type, relation, comment, position, ${column})
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [gone.rowId, owner_id, gone.type, gone.relation, gone.comment, position, gone.id],
      );
      back.push(gone.rowId);
    }
    return back;
  },
});

async function positionOf(db: EntityManager, rowId: string): Promise<number> {
  const [row] = await db.query<{ position: number }[]>('SELECT position FROM document_reference WHERE id = $1', [
    rowId,
  ]);
  return row?.position ?? 0;
}
