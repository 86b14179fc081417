import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';

/** What an account keeps for itself goes with whoever had it; so do the searches that it shared. */
export const savedSearchPersonalData: readonly PersonalDataTable[] = [
  {
    kind: 'saved_search',
    table: 'saved_search',
    of: { id: 't.owner_id', kind: 'account' },
    at: 't.created_at',
    facts: { title: 't.name', text: 't.query::text' },
    tellsNothing: { is_shared: 'who finds it', updated_at: 'when it was saved' },
    erased: 'removed',
    isOfLiving: false,
  },
  {
    kind: 'search_follower',
    table: 'saved_search_follower',
    of: { id: 't.user_id', kind: 'account' },
    id: 't.search_id',
    at: 't.looked_at',
    facts: { title: '(SELECT s.name FROM saved_search s WHERE s.id = t.search_id)' },
    tellsNothing: {
      ...{ found: 'persons of the names list', mailed: 'persons of the names list', mailed_count: 'how many they are' },
      ...{ weekly_mail: 'whether a mail is wanted', checked_at: 'when there was nothing to tell' },
      mailed_at: 'when a mail went, which is told as such',
    },
    erased: 'removed',
    isOfLiving: false,
  },
];
