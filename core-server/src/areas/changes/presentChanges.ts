import type { Change } from '@salient/shared/areas/changes/change.ts';
import { mayReadEventField } from '@salient/shared/areas/events/sponsorPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { type ChangeRow, importOf } from '../../lib/changes/ChangeRow.ts';
import type { HistoryArea } from '../../lib/changes/HistoryArea.ts';
import { RecordNameLookup } from '../../lib/changes/RecordNameLookup.ts';
import { referencesIn, showFields } from '../../lib/changes/showFields.ts';
import type { Services } from '../../lib/rpc/Services.ts';

const kindOf = ({ before, after }: ChangeRow): Change['kind'] =>
  before === null ? 'created' : after === null ? 'removed' : 'changed';

/** Entries of the trail as `actor` may read them. */
export async function presentChanges(
  db: EntityManager,
  historyAreas: Services['historyAreas'],
  rows: readonly ChangeRow[],
  actor: Pick<Actor, 'type'>,
): Promise<Change[]> {
  const own = rows.map(({ entity: type, entity_id: id }) => ({ type, id }));
  const owners = rows.flatMap(({ part_of_type: type, part_of_id: id }) => (type && id ? [{ type, id }] : []));
  const named = rows.flatMap(({ entity, before, after }) => [
    ...referencesIn(entity, before),
    ...referencesIn(entity, after),
  ]);
  const recordNames = await RecordNameLookup.open(db, historyAreas, [...own, ...owners, ...named]);
  const newest = await newestChanges(db, own);
  return rows.map((row) => {
    const { entity: type, entity_id: id, before, after } = row;
    const kind = kindOf(row);
    const isNewest = newest.get(`${type} ${id}`) === row.id;
    const exists = recordNames.exists({ type, id });
    const fields = showFields(type, before, after, recordNames).filter(
      ({ field }) => type !== 'person_event' || mayReadEventField(actor, field),
    );
    const decided = new Set(historyAreas[type].fixed?.(after ?? before ?? {}));
    const fixed = fields.map(({ field }) => field).filter((field) => decided.has(field));
    return {
      id: row.id,
      at: row.at.toISOString(),
      user_id: row.user_id,
      account: row.account,
      source: row.source,
      method: row.method,
      kind,
      record: recordNames.shown({ type, id }),
      part_of:
        row.part_of_type && row.part_of_id ? recordNames.shown({ type: row.part_of_type, id: row.part_of_id }) : null,
      version: row.version,
      // Of a new or a removed record a flag that is not set says nothing, nor that it belongs to its owner.
      fields:
        kind === 'changed'
          ? fields
          : fields.filter((field) => !saysNothing(field[kind === 'created' ? 'after' : 'before'], row.part_of_id)),
      import: kind === 'changed' ? null : importOf(before ?? after),
      restorable:
        isRestorable(historyAreas[type], row, kind, exists, isNewest) &&
        (kind !== 'changed' || fields.length === 0 || fixed.length < fields.length),
      fixed,
      current: isNewest && exists === (kind !== 'removed'),
    };
  });
}

const saysNothing = (value: Change['fields'][number]['after'], owner: string | null) =>
  (value.kind === 'flag' && !value.flag) || (value.kind === 'record' && value.record.id === owner);

function isRestorable(
  area: HistoryArea,
  { version, before }: ChangeRow,
  kind: Change['kind'],
  exists: boolean,
  isNewest: boolean,
): boolean {
  if (kind === 'removed') return !exists && isNewest && before !== null && (area.mayBringBack?.(before) ?? false);
  // A creation that is the newest change has nothing to go back to, and a mere trace neither.
  return version !== null && exists && area.update !== undefined && !(kind === 'created' && isNewest);
}

/** The id of the newest change of each record; a trace without a version, such as a mail that was sent, changes nothing. */
async function newestChanges(
  db: EntityManager,
  records: readonly { type: string; id: string }[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ entity: string; entity_id: string; id: string }[]>(
    `SELECT r.entity, r.entity_id, newest.id::text AS id
     FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::uuid[]) AS r (entity, entity_id)) AS r
     CROSS JOIN LATERAL (SELECT id FROM audit_entry a WHERE a.entity = r.entity AND a.entity_id = r.entity_id
       AND (version IS NOT NULL OR after IS NULL) ORDER BY id DESC LIMIT 1) AS newest`,
    [records.map(({ type }) => type), records.map(({ id }) => id)],
  );
  return new Map(rows.map(({ entity, entity_id, id }) => [`${entity} ${entity_id}`, id]));
}
