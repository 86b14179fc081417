import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Fields } from '../changes/ChangeRow.ts';
import { conflictDetails } from '../changes/conflictDetails.ts';
import { recordChange } from '../changes/recordChange.ts';
import { RpcFailure } from '../rpc/RpcFailure.ts';
import { missingRecordError } from './missingRecordError.ts';
import type {
  ChangeContext,
  CheckedRecord,
  RecordKind,
  StoredRecord,
  ValidRecord,
  VersionedKind,
} from './RecordKind.ts';

/**
 * Creates a record.
 *
 * @throws RpcFailure invalidData with everything that is wrong.
 */
export async function createRecord<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: RecordKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  input: Input,
): Promise<Reply> {
  await kind.claimForNew?.(context, input);
  const checked = requireValid(await kind.validate(context, input));
  return insertRecord(kind, context, { id: uuidv7(), version: 1, checked });
}

/**
 * Writes a new record that passed validation, or one that comes back under its id and a later version. An address that
 * said that it was removed leads to it again.
 */
export async function insertRecord<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: RecordKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  record: { readonly id: string; readonly version: number; readonly checked: ValidRecord<Checked> },
): Promise<Reply> {
  const { id, version } = record;
  if (!kind.insert) throw new Error(`${kind.entity}: there are no new ones`);
  await kind.insert(context, { ...record, now: context.services.now() });
  if (kind.hasAddress && version > 1) {
    await context.db.query(`DELETE FROM redirect WHERE from_type = $1 AND from_id = $2 AND reason = 'removed'`, [
      kind.entity,
      id,
    ]);
  }
  await note(kind, context, { id, version, before: null, after: await stateOf(kind, context, id) });
  await kind.inserted?.(context, id);
  return kind.present(context, id);
}

/**
 * Changes a record that somebody read as `version`. A change that leaves everything as it is writes nothing.
 *
 * @throws RpcFailure notFound, merged or gone; conflict with what was changed since; invalidData with everything that is wrong.
 */
export async function updateRecord<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: RecordKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  input: Input & StoredRecord,
): Promise<Reply> {
  const { id } = input;
  const stored = await claimRecord(kind, context, input, input);
  const checked = requireValid(await kind.validate(context, input, stored));
  if (await kind.isUnchanged(context, stored, checked)) return kind.present(context, id);
  await changeClaimed(kind, context, stored, (next) => kind.update(context, { id, checked, ...next }, stored));
  await kind.updated?.(context, stored);
  return kind.present(context, id);
}

/**
 * Makes the next version of a record that this transaction holds.
 *
 * @param write gives the record that version, and its fields their values.
 * @param alsoKept what the trail keeps of this change besides the record's fields.
 */
export async function changeClaimed<Stored extends StoredRecord>(
  kind: VersionedKind<Stored, never>,
  context: ChangeContext,
  { id, version }: Stored,
  write: (next: { readonly version: number; readonly now: Date }) => Promise<unknown>,
  alsoKept: Fields = {},
): Promise<void> {
  const before = await stateOf(kind, context, id);
  await write({ version: version + 1, now: context.services.now() });
  const after = { ...(await stateOf(kind, context, id)), ...alsoKept };
  await note(kind, context, { id, version: version + 1, before, after });
}

/**
 * Removes a record.
 *
 * @param version that was read; absent when it does not matter what it was.
 * @throws RpcFailure notFound, merged, gone, conflict, or invalidData with why it has to stay.
 */
export async function removeRecord<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: RecordKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  reading: { readonly id: string; readonly version?: number | undefined },
): Promise<{ status: 'OK' }> {
  const stored = await claimRecord(kind, context, reading);
  const reasons = (await kind.whyNotRemove?.(context, stored)) ?? [];
  if (reasons.length > 0) throw new RpcFailure(commonErrors.invalidData, { none: [...reasons] });
  await removeClaimed(kind, context, stored);
  return { status: 'OK' };
}

/** Removes a record that this transaction holds and nothing speaks against removing. */
export async function removeClaimed<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: RecordKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  stored: Stored,
): Promise<void> {
  const { id, version } = stored;
  if (!kind.remove) throw new Error(`${kind.entity}: records are never removed`);
  const before = (await kind.stateOfRemoved?.(context.db, stored)) ?? (await stateOf(kind, context, id));
  await kind.remove(context, stored, context.services.now());
  if (kind.hasAddress) {
    await context.db.query(
      `INSERT INTO redirect (from_type, from_id, reason) VALUES ($1, $2, 'removed') ON CONFLICT DO NOTHING`,
      [kind.entity, id],
    );
  }
  await note(kind, context, { id, version: version + 1, before, after: null });
}

/**
 * Makes a record this transaction's alone to change.
 *
 * @param version that was read; a later one stored is a conflict.
 */
export async function claimRecord<Stored extends StoredRecord, Input>(
  kind: VersionedKind<Stored, Input>,
  context: ChangeContext,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  input?: Input,
): Promise<Stored> {
  const { entity } = kind;
  const stored = await kind.claim(context, id, input);
  if (!stored) throw await missingError(kind, context, id);
  if (version === undefined || stored.version === version) return stored;
  const mayRead = (field: string) => kind.mayReadField?.(context, field) ?? true;
  throw new RpcFailure(
    commonErrors.conflict,
    await conflictDetails(context, entity, id, version, stored.version, mayRead),
  );
}

/** What became of a record that is not there, as reading it would tell. */
async function missingError(
  { entity, hasAddress, mayKnow }: Pick<VersionedKind<StoredRecord>, 'entity' | 'hasAddress' | 'mayKnow'>,
  context: ChangeContext,
  id: string,
): Promise<RpcFailure> {
  if (!hasAddress) return new RpcFailure(commonErrors.notFound, { entity, id });
  return missingRecordError(context.db, entity, id, async (to) => (await mayKnow?.(context, to)) ?? true);
}

/** @throws RpcFailure invalidData when something is wrong. */
export function requireValid<Checked extends CheckedRecord>(checked: Checked): ValidRecord<Checked> {
  if (!checked.draft || !checked.errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, checked.errors.errors);
  return checked as ValidRecord<Checked>;
}

interface Noted {
  readonly id: string;
  readonly version: number;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

type NotedKind = Pick<VersionedKind<StoredRecord>, 'entity' | 'state' | 'partOf' | 'changed'>;

/** Writes the trail, which tells those who have the record open, and lets the noun tell others. */
async function note(
  { entity, partOf, changed }: NotedKind,
  context: ChangeContext,
  { id, version, before, after }: Noted,
): Promise<void> {
  const { db, actor, method } = context;
  const state = after ?? before;
  const whole = state && partOf?.(state, context);
  await recordChange(db, {
    ...{ actor, method, entity, entityId: id, version, before, after },
    ...(whole ? { partOf: whole } : {}),
  });
  await changed?.(context, id);
}

async function stateOf({ entity, state }: NotedKind, { db }: ChangeContext, id: string): Promise<Fields> {
  const present = await state(db, id);
  if (!present) throw new Error(`${entity} ${id} vanished within its own transaction`);
  return present.fields;
}
