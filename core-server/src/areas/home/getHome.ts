import { type HomePart, waitingKinds } from '@salient/shared/areas/home/home.ts';
import { getHome } from '@salient/shared/areas/home/homeMethods.ts';
import { mayActUpon } from '@salient/shared/areas/home/homePolicy.ts';
import { canEdit, isAdmin } from '@salient/shared/areas/users/actor.ts';
import type { ShownRecord } from '@salient/shared/lib/history/shownValue.ts';
import type { EntityManager } from 'typeorm';
import { isUnavailable } from '../../lib/db/isUnavailable.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { tellContactsRead } from '../contacts/contactLooks.ts';
import { countWaiting } from './countWaiting.ts';
import { findChangedByOthers } from './findChangedByOthers.ts';
import { findQualityLists } from './findQualityLists.ts';
import { findRecentRecords } from './findRecentRecords.ts';

/** How long one part may take: the page is what every day begins with. Milliseconds. */
const partMs = 2_000;

/** One part after the other on one connection: each is a look into an index, and everybody opens this page at nine. */
export const handleGetHome = implement(getHome, async ({ params, ...context }) => {
  const { db, actor, services } = context;
  const failed: HomePart[] = [];
  /** What a part answers, or `otherwise` when it fails or takes too long: the rest of the page stands all the same. */
  async function part<T>(name: HomePart, otherwise: T, answer: (db: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await db.transaction(async (own) => {
        await own.query(`SELECT set_config('statement_timeout', $1, true)`, [String(partMs)]);
        return answer(own);
      });
    } catch (error) {
      if (isUnavailable(error)) throw error;
      services.log.error({ err: error, part: name }, 'a part of the first page failed');
      failed.push(name);
      return otherwise;
    }
  }
  const waiting = [];
  for (const kind of waitingKinds.filter((each) => mayActUpon[each](actor))) {
    const count = await part(kind, 0, (own) => countWaiting[kind](own, actor, services.now()));
    if (count > 0) waiting.push({ kind, count });
  }
  const quality = isAdmin(actor) ? await part('quality', [], findQualityLists) : [];
  const recent = await part('recent', [], (own) => findRecentRecords(own, actor, services, params.opened));
  const others = canEdit(actor) ? await part('others', null, (own) => findChangedByOthers(own, actor, services)) : null;
  await tellContactsRead(context, contactsIn([...recent, ...(others?.data ?? [])]));
  return { waiting, quality, recent, others, failed };
});

const contactsIn = (records: readonly { readonly record: ShownRecord }[]): string[] =>
  records.flatMap(({ record: { type, id } }) => (type === 'contact_person' ? [id] : []));
