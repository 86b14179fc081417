import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { type EntityManager, In } from 'typeorm';
import { type Erasing, isBulk, type RetentionClass } from '../../../lib/retention/RetentionClass.ts';
import { ErasureRunEntity } from './ErasureRunEntity.ts';
import { RetentionEntryEntity } from './RetentionEntryEntity.ts';

/** Who has it erased; the clock has no account. */
export const theClock = { id: null, account: null } as const;

interface Erasure {
  /** Entries of the class, which the caller holds. */
  readonly entries: readonly RetentionEntryEntity[];
  /** Null where the class is kept without limit by now. */
  readonly before: Date | null;
  readonly by: Pick<Actor, 'id' | 'account'>;
  /** How many entries the same run added to the list. */
  readonly listed?: number;
}

/**
 * Erases what entries of a class stand for, as far as it is still due, takes them off the list and writes the log.
 *
 * @returns how many rows were erased, and how many entries were due no longer.
 */
export async function eraseDue(
  erasing: Erasing,
  each: RetentionClass,
  { entries, before, by, listed = 0 }: Erasure,
): Promise<{ erased: number; noLongerDue: number }> {
  const { db, now } = erasing;
  const done = before === null ? nothing : await eraseEntries(erasing, each, entries, before);
  if (entries.length > 0) await db.delete(RetentionEntryEntity, { id: In(entries.map(({ id }) => id)) });
  if (done.erased > 0 || listed > 0) {
    const { erased, ids } = done;
    const { id: user_id, account } = by;
    await db.insert(ErasureRunEntity, { at: now, class: each.name, listed, erased, record_ids: ids, user_id, account });
  }
  return { erased: done.erased, noLongerDue: entries.length - done.entries };
}

interface Done {
  readonly erased: number;
  readonly entries: number;
  readonly ids: string[];
}

const nothing: Done = { erased: 0, entries: 0, ids: [] };

async function eraseEntries(
  erasing: Erasing,
  each: RetentionClass,
  entries: readonly RetentionEntryEntity[],
  before: Date,
): Promise<Done> {
  if (entries.length === 0) return nothing;
  if (isBulk(each)) {
    const erased = await each.eraseTogether(erasing, before);
    return { erased, entries: erased > 0 ? 1 : 0, ids: [] };
  }
  const listed = entries.flatMap(({ record_id }) => record_id ?? []);
  const ids = (await each.due(erasing.db, before, listed)).map(({ id }) => id);
  if (ids.length > 0) await each.erase(erasing, ids);
  return { erased: ids.length, entries: ids.length, ids };
}

/** Entries for this transaction alone to decide on, in the order of their ids. */
export const holdEntries = (db: EntityManager, ids: readonly string[]): Promise<RetentionEntryEntity[]> =>
  db.find(RetentionEntryEntity, {
    where: { id: In([...ids]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
