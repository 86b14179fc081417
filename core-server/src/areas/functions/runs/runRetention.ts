import type { BulkRetention } from '../../../lib/retention/RetentionClass.ts';
import { rowRetention } from '../../../lib/retention/rowRetention.ts';

/** Who ran which function. */
export const runRetention: BulkRetention = {
  name: 'function_run',
  label: 'retention.classes.function_run',
  from: 'retention.from.function_run',
  period: { count: 24, unit: 'month' },
  ...rowRetention('function_run', 'started_at'),
};

/** What went wrong with calls: a message may hold a value that somebody sent. */
export const faultRetention: BulkRetention = {
  name: 'call_fault',
  label: 'retention.classes.call_fault',
  from: 'retention.from.call_fault',
  period: { count: 90, unit: 'day' },
  ...rowRetention('call_fault', 'at'),
};
