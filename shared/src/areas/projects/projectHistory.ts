import { defineHistory } from '../../lib/history/defineHistory.ts';

export const projectHistory = defineHistory({
  title: { label: 'persons.fields.name', kind: 'text' },
  from_date: { label: 'history.fields.start_date', kind: 'date', columns: ['from_day', 'from_month', 'from_year'] },
  to_date: { label: 'history.fields.end_date', kind: 'date', columns: ['to_day', 'to_month', 'to_year'] },
  description: { label: 'history.fields.description', kind: 'text' },
});
