import type { BulkRetention } from '../../lib/retention/RetentionClass.ts';
import { rowRetention } from '../../lib/retention/rowRetention.ts';

/** The sums of kiosks and public pages: nobody is known by them, and they stay unless the museum says otherwise. */
export const figureRetention: BulkRetention = {
  name: 'use_count',
  label: 'retention.classes.use_count',
  from: 'retention.from.use_count',
  period: null,
  ...rowRetention('use_count', 'hour'),
};
