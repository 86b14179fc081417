import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { JobContext } from '../../lib/jobs/Job.ts';
import { MailEntity } from '../mails/MailEntity.ts';
import { isAccountOpenSql } from '../users/isAccountOpenSql.ts';
import { UserEntity } from '../users/UserEntity.ts';
import { countNew, type FindingServices, whoIsNew } from './newInSearch.ts';
import { readableQuery } from './readableQuery.ts';
import { SavedSearchEntity } from './SavedSearchEntity.ts';
import { SearchFollowerEntity } from './SearchFollowerEntity.ts';

type Asked = Pick<SearchFollowerEntity, 'search_id' | 'user_id'>;

/** Who asked for a mail and was not thought of since the week began on the museum's clock. */
const isDue = `f.weekly_mail AND coalesce(f.checked_at, '-infinity') <
  date_trunc('week', $1::timestamptz AT TIME ZONE '${museumTimeZone}') AT TIME ZONE '${museumTimeZone}'`;

/**
 * Writes to those who asked for it who is new in a search, once a week and only when somebody is. Every day looks after those
 * who were not thought of this week, so that a server that was off on Monday does it on Tuesday.
 */
export async function mailSavedSearches(
  { dataSource, mailSender, log, ...services }: Pick<JobContext, 'dataSource' | 'mailSender' | 'log'> & FindingServices,
  now: Date,
): Promise<{ looked: number; mailed: number }> {
  const due = await dataSource.query<Asked[]>(
    `SELECT f.search_id, f.user_id FROM saved_search_follower f JOIN saved_search s ON s.id = f.search_id
     JOIN app_user reader ON reader.id = f.user_id
     WHERE ${isDue} AND ${isAccountOpenSql('f.user_id')} AND reader.email <> ''
       AND (s.is_shared OR s.owner_id = f.user_id OR reader.type = 'admin')
     ORDER BY f.search_id, f.user_id`,
    [now],
  );
  const outcome = { looked: 0, mailed: 0 };
  for (const asked of due) {
    try {
      const isMailed = await tellNews(dataSource, services, asked, now);
      outcome.looked++;
      if (isMailed) outcome.mailed++;
    } catch (error) {
      // One search that takes too long leaves the others their mails; it is tried again tomorrow.
      log.error({ err: error, search: asked.search_id }, 'who is new in a saved search could not be told');
    }
  }
  if (outcome.mailed > 0) mailSender.wake();
  return outcome;
}

/** @returns whether there was something to tell. */
function tellNews(
  dataSource: DataSource,
  services: FindingServices,
  { search_id, user_id }: Asked,
  now: Date,
): Promise<boolean> {
  return dataSource.transaction(async (db) => {
    const [follower] = await db.query<SearchFollowerEntity[]>(
      `SELECT f.* FROM saved_search_follower f WHERE ${isDue} AND f.search_id = $2 AND f.user_id = $3 FOR UPDATE`,
      [now, search_id, user_id],
    );
    if (!follower) return false;
    const search = await db.findOneByOrFail(SavedSearchEntity, { id: search_id });
    const reader = await db.findOneByOrFail(UserEntity, { id: user_id });
    const news = await newsOf(db, services, search, follower, reader);
    await db.update(SearchFollowerEntity, { search_id, user_id }, { checked_at: now, ...news });
    if (!news) return false;
    await db.update(SearchFollowerEntity, { search_id, user_id }, { mailed_at: now });
    const { email: recipient, language } = reader;
    const mail = { kind: 'savedSearchNews' as const, saved_search_id: search_id, user_id, recipient, language };
    await db.insert(MailEntity, { id: uuidv7(), ...mail, created_at: now, next_attempt_at: now });
    return true;
  });
}

/** Who is new, when somebody is of whom no mail has told; null too while the search asks for what is gone. */
async function newsOf(
  db: EntityManager,
  services: FindingServices,
  search: SavedSearchEntity,
  follower: SearchFollowerEntity,
  reader: UserEntity,
): Promise<Pick<SearchFollowerEntity, 'mailed' | 'mailed_count'> | null> {
  const { query, unreadable } = readableQuery(search.query);
  if (unreadable.length > 0) return null;
  const asking = { db, services, actor: reader };
  const persons = await whoIsNew(query, follower, asking);
  const mailed_count = await countNew(query, persons, asking);
  if (persons.by === 'found') {
    const told = new Set(follower.mailed);
    const isNews = persons.among.some((id) => !told.has(id));
    return isNews ? { mailed: [...persons.among], mailed_count } : null;
  }
  const last = follower.mailed_at;
  const since = last && last > follower.looked_at ? last : follower.looked_at;
  const count = await countNew(query, { by: 'added', addedSince: since }, asking);
  return count > 0 ? { mailed: [], mailed_count } : null;
}
