import type { EntityManager } from 'typeorm';
import { groupBy } from '../../../lib/db/groupBy.ts';
import type { PersonalDataTable } from '../../../lib/personal-data/PersonalDataTable.ts';

/** What a record says of who it is, or said before a merge. */
export interface FormerSelf {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

/** What the records of a table and those that became part of them said before that, by the ids of those that stand. */
export async function findFormerSelves(
  db: EntityManager,
  { table, mergedFields }: PersonalDataTable,
): Promise<ReadonlyMap<string, readonly FormerSelf[]>> {
  if (!mergedFields) return new Map();
  const rows = await db.query<{ owner: string; fields: Readonly<Record<string, unknown>> }[]>(
    `SELECT r.to_id::text AS owner, former.fields
     FROM record_merge m JOIN redirect r ON r.from_type = m.entity AND r.from_id = m.merged_id AND r.reason = 'merged'
       CROSS JOIN LATERAL (VALUES (m.kept_before), (m.merged_before)) AS former (fields)
     WHERE m.entity = $1 AND m.undone_at IS NULL`,
    [table],
  );
  const { name, email, phone, address } = mergedFields;
  const selves = rows.map(({ owner, fields }) => {
    const textOf = (...names: readonly string[]) =>
      names
        .map((field) => fields[field] ?? '')
        .join(' ')
        .trim();
    return { owner, name: textOf(...name), email: textOf(email), phone: textOf(phone), address: textOf(...address) };
  });
  return groupBy(selves, ({ owner }) => owner);
}
