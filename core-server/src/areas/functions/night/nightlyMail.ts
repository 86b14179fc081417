import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { functionName } from '@salient/shared/areas/functions/functionTexts.ts';
import { argumentTexts } from '@salient/shared/areas/functions/query/argumentLabels.ts';
import { functionAddress } from '@salient/shared/areas/functions/query/functionAddress.ts';
import { nightMailKinds } from '@salient/shared/areas/mails/mail.ts';
import { mayCall } from '@salient/shared/areas/users/actor.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import { type ComposedMail, writeMail } from '../../../lib/mail/writeMail.ts';
import type { MailEntity } from '../../mails/MailEntity.ts';
import type { MailWriter, MailWriting } from '../../mails/MailWriter.ts';
import { fill, textsOf } from '../../mails/mailWords.ts';
import { UserEntity } from '../../users/UserEntity.ts';
import { functionWords } from '../functionWords.ts';
import { NightlyFunctionEntity } from './NightlyFunctionEntity.ts';
import { runnable } from './runnable.ts';

/** Mails to administrators who asked for a nightly run: what it found. */
export const nightlyMails: MailWriter = { kinds: nightMailKinds, write: writeNightlyMail };

/** The words of such a mail; null when its reader no longer wants it, or may not run the function any more. */
async function writeNightlyMail(
  db: EntityManager,
  mail: MailEntity,
  { publicUrl, functions }: MailWriting,
): Promise<ComposedMail | null> {
  const { language, recipient } = mail;
  const [id, user_id] = [mail.nightly_function_id ?? '', mail.user_id ?? ''];
  const nightly = await db.findOneBy(NightlyFunctionEntity, { id, user_id });
  const user = await db.findOneBy(UserEntity, { id: user_id, deleted: false, status: 'checked', email: recipient });
  const called = nightly && runnable({ functions }, nightly);
  if (!user || !called || !mayCall(user, called.definition)) return null;
  const t = functionWords(language);
  const texts = textsOf[language];
  const words = texts.nightlyFunction;
  const { definition } = called;
  const name = functionName(definition.name, t);
  const rows = nightly.rows ?? 0;
  const count = new Intl.NumberFormat(locales[language]).format(rows);
  const parameters = argumentTexts(nightly.arguments, { t, language }).join('; ');
  const names = nightly.first_names.join('; ');
  return writeMail({
    ...{ language, copy: texts.copyLink, automatic: texts.automatic, button: words.button },
    subject: fill(words.titled, { name, count }),
    link: `${publicUrl}${staffPages.functions.path}${functionAddress(definition, nightly.arguments)}`,
    before: [
      fill(texts.greeting, { name: user.name || user.account }),
      fill(rows === 0 ? words.none : rows === 1 ? words.one : words.several, { name, count }),
      ...(parameters === '' ? [] : [fill(words.parameters, { parameters })]),
      ...(names === '' ? [] : [fill(rows > nightly.first_names.length ? words.first : words.all, { names })]),
      words.action,
    ],
    after: [words.stop],
  });
}
