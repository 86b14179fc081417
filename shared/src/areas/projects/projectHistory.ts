import { defineHistory } from '../../lib/history/defineHistory.ts';

export const projectHistory = defineHistory({
  title: { label: 'persons.fields.name', kind: 'text' },
  fromDate: { label: 'history.fields.start_date', kind: 'date', columns: ['fromDay', 'fromMonth', 'fromYear'] },
  toDate: { label: 'history.fields.end_date', kind: 'date', columns: ['toDay', 'toMonth', 'toYear'] },
  description: { label: 'history.fields.description', kind: 'text' },
});
