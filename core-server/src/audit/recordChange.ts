import type { Actor } from '@salient/shared/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { AuditEntryEntity } from './AuditEntryEntity.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Change {
  readonly actor: Pick<Actor, 'id' | 'account'>;
  readonly method: string;
  readonly source?: AuditEntryEntity['source'];
  readonly entity: string;
  readonly entityId: string;
  /** The record's version after the change; absent where the entity has none. */
  readonly version?: number | null;
  /** Null when the record was created. */
  readonly before: Fields | null;
  /** Null when the record was removed. */
  readonly after: Fields | null;
}

/** The fields in which two states differ, from either side. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/**
 * Writes the audit entry of one change within the transaction that makes it. A change keeps the fields that differ, a
 * creation or removal the whole record; an update that changes nothing leaves no trace.
 */
export async function recordChange(db: EntityManager, change: Change): Promise<void> {
  let { before, after } = change;
  if (before && after) {
    ({ before, after } = changedFields(before, after));
    if (Object.keys(after).length === 0) return;
  }
  await db.insert(AuditEntryEntity, {
    user_id: change.actor.id,
    account: change.actor.account,
    method: change.method,
    source: change.source ?? 'staff',
    entity: change.entity,
    entity_id: change.entityId,
    version: change.version ?? null,
    before: before as never,
    after: after as never,
  });
}
