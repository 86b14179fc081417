import { changedFields } from '@salient/core-server/lib/changes/recordChange.ts';
import type pg from 'pg';
import type { CopyValue } from './copyRows.ts';
import type { RowSource } from './importRows.ts';

export const auditColumns = ['method', 'source', 'entity', 'entity_id', 'version', 'after'] as const;

/** The trail of a record that an import made: not its fields, which the file has, but where they come from. */
export const auditOfCreation = (
  entity: string,
  id: string,
  { source, batchId }: RowSource,
  key: string,
): CopyValue[] => [...['import', 'import', entity, id], 1, JSON.stringify({ import: { source, key, batch: batchId } })];

type Fields = Readonly<Record<string, unknown>>;

export interface AuditedChange {
  readonly entity: 'person' | 'person_event' | 'place' | 'memorial' | 'military_entity';
  readonly id: string;
  readonly version: number | null;
  /** Null for a record that was made. */
  readonly before: Fields | null;
  /** Null for a record that was removed. */
  readonly after: Fields | null;
}

/** Columns that say nothing that the others do not. */
const derived = /^(?:id|version|created_at|updated_at|\w*_keys?|sort_\w+|\w+_m(?:in|ax)|age)$/;
const own = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !derived.test(name)));

/** The person in whose history a change of an event stands. */
const personOf = (entity: AuditedChange['entity'], fields: Fields | null) =>
  entity === 'person_event' ? (fields?.person_id ?? null) : null;

/** Writes the trail of changes that an import made in records which were there; what did not change leaves none. */
export async function auditChanges(
  client: pg.ClientBase,
  method: string,
  changes: readonly AuditedChange[],
): Promise<void> {
  const entries = changes.flatMap(({ entity, id, version, before, after }) => {
    const sides =
      before && after
        ? changedFields(own(before), own(after))
        : { before: before && own(before), after: after && own(after) };
    return before && after && Object.keys(sides.after ?? {}).length === 0
      ? []
      : [{ entity, entity_id: id, part_of_id: personOf(entity, after ?? before), version, ...sides }];
  });
  if (entries.length === 0) return;
  await client.query(
    `INSERT INTO audit_entry (method, source, entity, entity_id, part_of_type, part_of_id, version, before, after)
     SELECT $1, 'import', v.entity, v.entity_id, CASE WHEN v.part_of_id IS NOT NULL THEN 'person' END, v.part_of_id,
       v.version, v.before, v.after
     FROM jsonb_to_recordset($2::jsonb)
       AS v (entity text, entity_id uuid, part_of_id uuid, version integer, before jsonb, after jsonb)`,
    [method, JSON.stringify(entries)],
  );
}
