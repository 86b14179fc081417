import { defineArea } from '../../lib/area/Area.ts';

export const mailsArea = defineArea({
  name: 'mails',
  screens: {
    mails: async () => (await import('./MailListPage.tsx')).MailListPage,
  },
  staleQueries: { app_user: ['findMails'] },
});
