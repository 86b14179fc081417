import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { searchMailKinds } from '@salient/shared/areas/mails/mail.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import { type ComposedMail, writeMail } from '../../lib/mail/writeMail.ts';
import type { MailEntity } from '../mails/MailEntity.ts';
import type { MailWriter, MailWriting } from '../mails/MailWriter.ts';
import { fill, readableTime, textsOf } from '../mails/mailWords.ts';
import { ProjectEntity } from '../projects/ProjectEntity.ts';
import { UserEntity } from '../users/UserEntity.ts';
import { readableQuery } from './readableQuery.ts';
import { SavedSearchEntity } from './SavedSearchEntity.ts';
import { SearchFollowerEntity } from './SearchFollowerEntity.ts';
import { searchSentence } from './searchSentence.ts';

/** Mails to whoever asked to be told weekly who is new in a search. */
export const savedSearchMails: MailWriter = { kinds: searchMailKinds, write: writeSearchMail };

/** The words of such a mail; null when its reader no longer wants it. */
async function writeSearchMail(
  db: EntityManager,
  mail: MailEntity,
  { publicUrl }: MailWriting,
): Promise<ComposedMail | null> {
  const { language, recipient } = mail;
  const [search_id, user_id] = [mail.saved_search_id ?? '', mail.user_id ?? ''];
  const search = await db.findOneBy(SavedSearchEntity, { id: search_id });
  const follower = await db.findOneBy(SearchFollowerEntity, { search_id, user_id, weekly_mail: true });
  const user = await db.findOneBy(UserEntity, { id: user_id, deleted: false, status: 'checked', email: recipient });
  if (!search || !follower || !user) return null;
  const { args, query } = readableQuery(search.query);
  const project = query.project === undefined ? null : await db.findOneBy(ProjectEntity, { id: query.project });
  const texts = textsOf[language];
  const words = texts.savedSearchNews;
  const count = new Intl.NumberFormat(locales[language]).format(follower.mailed_count);
  const since = readableTime(follower.looked_at, language);
  return writeMail({
    ...{ language, copy: texts.copyLink, automatic: texts.automatic, button: words.button },
    subject: fill(words.titled, { name: search.name }),
    link: `${publicUrl}${staffPages.persons_search.path}?saved=${search.id}&tab=new`,
    before: [
      fill(texts.greeting, { name: user.name || user.account }),
      fill(follower.mailed_count === 1 ? words.one : words.several, { name: search.name, count, since }),
      searchSentence(args, language, project?.title),
      words.action,
    ],
    after: [words.stop],
  });
}
