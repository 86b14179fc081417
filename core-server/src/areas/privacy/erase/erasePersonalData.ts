import type { Erasure, HeldRecord } from '@salient/shared/areas/privacy/erase/erasure.ts';
import { erasePersonalData, findErasures } from '@salient/shared/areas/privacy/erase/erasureMethods.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { personalDataKinds } from '@salient/shared/lib/personal-data/personalDataKinds.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { allowLongStatements } from '../../../lib/db/allowLongStatements.ts';
import { withMergedRecords } from '../../../lib/merges/followMerges.ts';
import { type Context, implement } from '../../../lib/rpc/implement.ts';
import { ErasureEntity } from './ErasureEntity.ts';
import { eraseRecords, idsByKind } from './eraseRecords.ts';
import { findRecords } from './findRecords.ts';
import { type Fragments, fragmentsOf } from './fragments.ts';
import type { ListedErasure } from './ListedErasure.ts';
import { proveErasure } from './proveErasure.ts';
import { resolvePerson } from './resolvePerson.ts';

export const handleErasePersonalData = implement(
  erasePersonalData,
  async ({ db, services, afterCommit, ...context }) => {
    const { privacy, personalData: tables, log } = services;
    const id = uuidv7();
    let fragments: Fragments | null = null;
    try {
      await db.connection.transaction(async (transaction) => {
        fragments = await erase({ ...context, db: transaction, services, afterCommit }, id);
      });
    } catch (error) {
      await removeUnlessDone(db, id, privacy.list);
      throw error;
    }
    // The proof reads everything there is: whoever erased need not wait for it, and reads it in the list.
    const prove = async () => {
      await privacy.keepWithBackups();
      await proveErasure({ ...services, dataSource: db.connection, tables }, id, fragments);
    };
    afterCommit(() => void prove().catch((error: unknown) => log.error({ err: error, id }, 'a proof is made later')));
    return presentErasure(await db.findOneByOrFail(ErasureEntity, { id }));
  },
  { opensTransactions: true },
);

/** All within one transaction, which ends right after the list outside the database was written. */
async function erase(
  { params, actor, db, fail, services }: Context<typeof erasePersonalData>,
  id: string,
): Promise<Fragments | null> {
  const { privacy, personalData: tables, now } = services;
  await allowLongStatements(db);
  await db.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.erasures]);
  const named = await resolvePerson(db, tables, params);
  if (!named) throw fail.personNotNamed();
  if (params.confirmation.trim() !== named.name) throw fail.erasureNotConfirmed();
  const { own, others } = partRecords(await findRecords(db, tables, named), params.including);
  const leftOut = await withFormerIds(db, others);
  const whole = await resolvePerson(db, tables, params, { ids: idsByKind(own), leftOut });
  if (!whole) throw fail.personNotNamed();
  // A record that was said to be the person's brings further names and numbers, which others have too.
  const alike = partRecords(await findRecords(db, tables, whole), params.including).others;
  const person = { ...whole, leftOut: new Set([...leftOut, ...(await withFormerIds(db, alike))]) };
  const working = own.find(({ isAtWork }) => isAtWork);
  if (working) {
    throw fail.accountAtWork({ account: working.facts.find(({ fact }) => fact === 'account')?.value ?? '' });
  }
  const { namesInTexts } = params;
  const fragments = fragmentsOf(person.values);
  const { counts, texts, ids } = await eraseRecords({ ...person, db, tables, namesInTexts, fragments });
  if (texts === 0 && Object.keys(counts).length === 0) throw fail.nothingToErase();
  const at = now();
  const listed: ListedErasure = {
    ...{ format: 1, id, at: at.toISOString(), account: actor.account, namesInTexts },
    ...{ ids: ids as ListedErasure['ids'], leftOut: [...person.leftOut], digests: [...person.matcher.digests] },
  };
  await db.insert(ErasureEntity, {
    ...{ id, at, account: actor.account, listed: listed as never, counts: counts as never, texts },
    ...{ repeated_at: null, proof: null, kept_at: null },
  });
  // On the disk before the commit: what dies in between is done again by `repeatErasures`, and nothing is lost.
  await privacy.list.write(listed);
  return fragments;
}

/** Those that are surely of the person or were said to be, and all others, which nothing touches. */
function partRecords(records: readonly HeldRecord[], including: readonly string[]) {
  const said = new Set(including);
  const isOwn = ({ id, isUncertain }: HeldRecord) => !isUncertain || said.has(id);
  return { own: records.filter(isOwn), others: records.filter((record) => !isOwn(record)) };
}

/** The ids of records of others, with those of the contact persons who became part of them. */
async function withFormerIds(db: EntityManager, others: readonly HeldRecord[]): Promise<ReadonlySet<string>> {
  const contactPersons = others.flatMap(({ kind, id }) => (kind === 'contact_person' ? [id] : []));
  const former = await withMergedRecords(db, 'contact_person', contactPersons);
  return new Set([...others.map(({ id }) => id), ...former]);
}

/**
 * Removes an erasure that failed from the list on the disk. When the database does not say whether it was committed, it stays
 * listed, and `finishErasures` does it again unless it was.
 */
async function removeUnlessDone(
  db: EntityManager,
  id: string,
  list: { readonly remove: (id: string) => Promise<void> },
): Promise<void> {
  const isDone = await db.existsBy(ErasureEntity, { id }).catch(() => true);
  if (!isDone) await list.remove(id);
}

export const handleFindErasures = implement(findErasures, async ({ params, db }) => {
  const [rows, total] = await db.findAndCount(ErasureEntity, {
    order: { at: 'DESC', id: 'DESC' },
    skip: params.offset,
    take: params.limit,
  });
  return { data: rows.map(presentErasure), total };
});

const presentErasure = ({ id, at, account, counts, texts, repeated_at, proof }: ErasureEntity): Erasure => ({
  id,
  at: at.toISOString(),
  account,
  records: personalDataKinds.flatMap((kind) => (counts[kind] ? [{ kind, count: counts[kind] }] : [])),
  texts,
  repeatedAt: repeated_at?.toISOString() ?? null,
  proof,
});
