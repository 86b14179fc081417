import { defineHistory } from '../../lib/history/defineHistory.ts';

/** What the history of a theme walk shows. */
export const keyWalkHistory = defineHistory({
  titles: { label: 'keyWalks.theme', kind: 'language_texts' },
  keys: { label: 'keyWalks.keys', kind: 'records', record: 'key_location' },
  length_km: { label: 'keyWalks.length', kind: 'number' },
  minutes: { label: 'keyWalks.minutes', kind: 'number' },
  for_children: { label: 'keyWalks.forChildren', kind: 'flag' },
});
