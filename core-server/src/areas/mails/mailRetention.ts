import type { BulkRetention } from '../../lib/retention/RetentionClass.ts';
import { rowRetention } from '../../lib/retention/rowRetention.ts';

const rows = rowRetention('mail', 'created_at', `status <> 'queued'`);

/** Who was sent what, with the words of it where no mail server takes them. */
export const mailRetention: BulkRetention = {
  name: 'mail',
  label: 'retention.classes.mail',
  from: 'retention.from.mail',
  period: { count: 90, unit: 'day' },
  dueTogether: rows.dueTogether,
  eraseTogether: async (erasing, before) => {
    await erasing.services.outbox.removeOlderThan(before);
    return rows.eraseTogether(erasing, before);
  },
};
