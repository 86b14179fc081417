import { defineArea } from '../../lib/area/Area.ts';
import { MailEntity } from './MailEntity.ts';
import * as readMails from './readMails.ts';

export const mailsArea = defineArea({
  name: 'mails',
  entities: [MailEntity],
  handlers: [readMails],
});
