import { defineArea } from '../../lib/area/Area.ts';
import { MailEntity } from './MailEntity.ts';
import { mailPersonalData } from './mailPersonalData.ts';
import { mailRetention } from './mailRetention.ts';
import * as readMails from './readMails.ts';

export const mailsArea = defineArea({
  name: 'mails',
  entities: [MailEntity],
  handlers: [readMails],
  retention: [mailRetention],
  personalData: mailPersonalData,
});
