import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { RpcFailure } from '../rpc/RpcFailure.ts';
import { changeClaimed, claimRecord } from './changeRecord.ts';
import type { ChangeContext, CheckedRecord, RecordKind, StoredRecord } from './RecordKind.ts';

/** A record that is marked when it is removed: it stays readable, and is brought back as it was. */
interface MarkedRecord extends StoredRecord {
  readonly deleted: boolean;
}

/** The kind of such records. `claim` answers removed ones too, which `validate` refuses to change. */
export interface ReversibleKind<Stored extends MarkedRecord, Checked extends CheckedRecord, Input, Reply>
  extends Omit<RecordKind<Stored, Checked, Input, Reply>, 'remove'> {
  /** Why a removed record cannot come back, beside the fields that say it. */
  readonly whyNotRestore?: (context: ChangeContext, stored: Stored) => Promise<FieldErrorList>;
  /** Gives the record its mark, or takes it away. */
  readonly mark: (
    context: ChangeContext,
    stored: Stored,
    next: { readonly deleted: boolean; readonly version: number; readonly now: Date },
  ) => Promise<void>;
}

interface Reading {
  readonly id: string;
  /** That was read; absent when it does not matter what it was. */
  readonly version?: number | undefined;
}

/**
 * Marks a record as removed. One that is removed already stays as it is.
 *
 * @throws RpcFailure notFound, conflict, or invalidData with why it has to stay.
 */
export async function removeReversibly<Stored extends MarkedRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: ReversibleKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  reading: Reading,
): Promise<{ status: 'OK' }> {
  await mark(kind, context, reading, true);
  return { status: 'OK' };
}

/**
 * Brings a removed record back as it was.
 *
 * @throws RpcFailure notFound, conflict, or invalidData with why it cannot come back.
 */
export async function restoreMarked<Stored extends MarkedRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: ReversibleKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  reading: Reading,
): Promise<Reply> {
  await mark(kind, context, reading, false);
  return kind.present(context, reading.id);
}

async function mark<Stored extends MarkedRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: ReversibleKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  reading: Reading,
  deleted: boolean,
): Promise<void> {
  const stored = await claimRecord(kind, context, reading);
  if (stored.deleted === deleted) return;
  const errors = deleted ? await whyNotRemove(kind, context, stored) : await kind.whyNotRestore?.(context, stored);
  if (errors && !errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, errors.errors);
  await changeClaimed(kind, context, stored, (next) => kind.mark(context, stored, { ...next, deleted }));
}

async function whyNotRemove<Stored extends MarkedRecord, Checked extends CheckedRecord, Input, Reply>(
  kind: ReversibleKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  stored: Stored,
): Promise<FieldErrorList> {
  const reasons = (await kind.whyNotRemove?.(context, stored)) ?? [];
  return new FieldErrorList().merge(reasons.length === 0 ? {} : { none: [...reasons] });
}
