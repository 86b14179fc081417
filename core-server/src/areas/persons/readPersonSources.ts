import { getPersonSources } from '@salient/shared/areas/persons/personMethods.ts';
import type { PersonSource } from '@salient/shared/areas/persons/personSource.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { maySeePerson } from '../events/maySeePerson.ts';
import { PersonEntity } from './PersonEntity.ts';
import { whereItWent } from './whereItWent.ts';

interface SourceRow extends Omit<PersonSource, 'imported_at' | 'cells'> {
  readonly imported_at: Date;
  readonly cells: readonly (string | null)[] | null;
  readonly columns: readonly string[] | null;
}

/**
 * Rows stay with the address that their import made, so those of a merged person are found over its redirect, and are
 * its own again when the merge is undone.
 */
export const handleGetPersonSources = implement(getPersonSources, async ({ params: { id }, db, actor }) => {
  const isThere = await db.existsBy(PersonEntity, { id });
  if (!isThere || !(await maySeePerson(db, actor, id))) throw await whereItWent(db, actor, id);
  const rows = await db.query<SourceRow[]>(
    `WITH RECURSIVE part (id) AS (
       SELECT $1::uuid
       UNION
       SELECT r.from_id FROM redirect r JOIN part ON r.to_id = part.id WHERE r.from_type = 'person' AND r.reason = 'merged'
     )
     SELECT r.batch_id, r.entity_id AS person_id, r.source, f.title, f.file_name, r.row_number AS row, r.line,
       b.started_at AS imported_at, b.imported_by, r.cells, f.columns
     FROM part
     JOIN import_row r ON r.entity_id = part.id AND r.kind = 'persons'
     JOIN import_batch b ON b.id = r.batch_id
     JOIN import_batch f ON f.id = coalesce(r.cells_batch_id, r.batch_id)
     ORDER BY (r.entity_id = $1) DESC, b.started_at, r.row_number`,
    [id],
  );
  return rows.map(({ columns, cells, imported_at, ...row }) => ({
    ...row,
    imported_at: imported_at.toISOString(),
    cells: cells === null ? null : namedCells(columns ?? [], cells),
  }));
});

/** Cells under the names of their columns; those that a row has more than its file has columns are numbered. */
function namedCells(columns: readonly string[], cells: readonly (string | null)[]): PersonSource['cells'] {
  return Array.from({ length: Math.max(columns.length, cells.length) }, (_, index) => ({
    column: columns[index] ?? `#${index + 1}`,
    value: cells[index] ?? '',
  }));
}
