import type { PersonalDataTable } from '../../../lib/personal-data/PersonalDataTable.ts';

/** What an account has run for it by night goes with whoever had it. */
export const nightlyPersonalData: readonly PersonalDataTable[] = [
  {
    kind: 'nightly_function',
    table: 'nightly_function',
    of: { id: 't.user_id', kind: 'account' },
    at: 't.created_at',
    facts: { title: 't.function', text: 't.arguments::text' },
    tellsNothing: {
      ...{ run_at: 'when it was run', rows: 'how many rows there were', told: 'a digest' },
      first_names: 'places and memorials',
    },
    erased: 'removed',
    isOfLiving: false,
  },
];
