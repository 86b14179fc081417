import type { BulkRetention } from '../../../lib/retention/RetentionClass.ts';
import { rowRetention } from '../../../lib/retention/rowRetention.ts';

/** Who looked at contact persons. */
export const accessRetention: BulkRetention = {
  name: 'contact_access',
  label: 'retention.classes.contact_access',
  from: 'retention.from.contact_access',
  period: { count: 12, unit: 'month' },
  ...rowRetention('contact_access', 'at'),
};
