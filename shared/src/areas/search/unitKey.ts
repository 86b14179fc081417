import type { EventKeys } from './eventKeys.ts';

/** What names the unit of a military event as one value of the index, of letters, digits, dashes and points. */
export const unitKey = ({
  army_key,
  regt_key,
  unit_key,
  nr_key,
}: Pick<EventKeys, 'army_key' | 'regt_key' | 'unit_key' | 'nr_key'>): string =>
  [army_key, regt_key, unit_key, nr_key].map((key) => key.replace(/[^\p{L}\p{N}]+/gu, '-')).join('.');
