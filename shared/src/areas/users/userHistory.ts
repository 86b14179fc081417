import { defineHistory } from '../../lib/history/defineHistory.ts';

/** What the history of an account shows. Passwords and tokens are never kept in it. */
export const userHistory = defineHistory({
  account: { label: 'history.fields.account', kind: 'text' },
  type: { label: 'history.fields.user_type', kind: 'choice', choices: 'users.types' },
  name: { label: 'persons.fields.name', kind: 'text' },
  email: { label: 'history.fields.email', kind: 'text' },
  phone: { label: 'history.fields.phone', kind: 'text' },
  description: { label: 'history.fields.description', kind: 'text' },
  language: { label: 'common.language', kind: 'language' },
  army: { label: 'persons.fields.army', kind: 'text' },
  dataset: { label: 'persons.fields.dataset', kind: 'choice', choices: 'persons.datasets' },
  password_changed_at: { label: 'history.fields.password_changed_at', kind: 'moment' },
  password_link_made_at: { label: 'history.fields.password_link_made_at', kind: 'moment' },
  invitation_sent_to: { label: 'history.fields.invitation_sent_to', kind: 'text' },
  password_reset_sent_to: { label: 'history.fields.password_reset_sent_to', kind: 'text' },
  session: { label: 'history.fields.session', kind: 'text' },
  status: { label: 'history.fields.status', kind: 'choice', choices: 'users.statuses' },
});
