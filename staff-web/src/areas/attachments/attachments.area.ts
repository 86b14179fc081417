import { defineArea } from '../../lib/area/Area.ts';

export const attachmentsArea = defineArea({
  name: 'attachments',
  staleQueries: { attachment: ['findAttachments', 'getAttachment'] },
  recordPaths: { attachment: null },
});
