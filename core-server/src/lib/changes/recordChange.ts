import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { ChangeSource } from '@salient/shared/lib/history/historyTypes.ts';
import type { RecordRef } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import type { EntityManager } from 'typeorm';
import { AuditEntryEntity } from './AuditEntryEntity.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A change as those tell it who make it. */
export interface Change {
  readonly actor: Pick<Actor, 'id' | 'account'>;
  readonly method: string;
  /** Follows from the method and the actor unless given. */
  readonly source?: ChangeSource;
  readonly entity: RecordRef['type'];
  readonly entityId: string;
  /** The record that this one belongs to. */
  readonly partOf?: RecordRef;
  /** The record's version after the change, for a removal the one it would have; absent where the entity has none. */
  readonly version?: number | null;
  /** Null when the record was created. */
  readonly before: Fields | null;
  /** Null when the record was removed. */
  readonly after: Fields | null;
}

/** A part of a day: `born_day`, and `fromDay` of the records whose names the documents write so. */
const datePart = /^(.+)(?:_(?:day|month|year)|Day|Month|Year)$/;

/** The fields in which two states differ, from either side. The parts of a date go together. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const dates = new Set(differing.flatMap((name) => datePart.exec(name)?.[1] ?? []));
  const changed = names.filter((name) => differing.includes(name) || dates.has(datePart.exec(name)?.[1] ?? ''));
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

/** Channel on which processes hear of committed changes: the database tells them, so never before the commit. */
export const savedChannel = 'salient_saved';

/** What nobody signed in for, the system does by itself. */
function sourceOf({ method, actor }: Change): ChangeSource {
  if (method.startsWith('restore')) return 'restore';
  if (method === 'applyFeedbackProposal') return 'feedback';
  if (/^(merge|undoMerge)/.test(method)) return 'merge';
  if (method === 'applyAction') return 'function';
  return actor.account === null ? 'system' : 'staff';
}

/**
 * Writes the audit entry of one change within the transaction that makes it, and has those who edit the record told
 * when it is committed. A change keeps the fields that differ, a creation or removal the whole record; an update that
 * changes nothing leaves no trace.
 */
export const recordChange = (db: EntityManager, change: Change): Promise<void> => recordChanges(db, [change]);

/** As `recordChange`, of several at once. */
export async function recordChanges(db: EntityManager, changes: readonly Change[]): Promise<void> {
  const entries = changes.flatMap((change) => entryOf(change) ?? []);
  if (entries.length === 0) return;
  await db.insert(
    AuditEntryEntity,
    entries.map(({ row }) => row),
  );
  await db.query('SELECT pg_notify($1, hint) FROM unnest($2::text[]) AS hint', [
    savedChannel,
    entries.map(({ hint }) => JSON.stringify(hint)),
  ]);
}

/** The audit entry of a change and what others are told of it; null when nothing changed. */
function entryOf(change: Change) {
  let { before, after } = change;
  if (before && after) {
    ({ before, after } = changedFields(before, after));
    if (Object.keys(after).length === 0) return null;
  }
  const { entity: type, entityId: id, partOf = null, version = null } = change;
  const row = {
    user_id: change.actor.id,
    account: change.actor.account,
    method: change.method,
    source: change.source ?? sourceOf(change),
    entity: type,
    entity_id: id,
    part_of_type: partOf?.type ?? null,
    part_of_id: partOf?.id ?? null,
    version,
    before: before as never,
    after: after as never,
  };
  const hint = {
    record: { type, id },
    part_of: partOf,
    version,
    removed: after === null,
    account: change.actor.account,
  };
  return { row, hint };
}
