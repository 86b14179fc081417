import { defineHistory } from '../history/defineHistory.ts';

/** What the history of an account shows of a session that was ended. */
export const sessionHistory = defineHistory({
  created_at: { label: 'history.fields.signed_in', kind: 'moment' },
  address: { label: 'history.fields.network_address', kind: 'text' },
  user_agent: { label: 'history.fields.user_agent', kind: 'text' },
});
