import { fieldHistory } from '../../lib/fields/fieldHistory.ts';
import { defineHistory } from '../../lib/history/defineHistory.ts';
import { projectFields } from './projectFields.ts';

export const projectHistory = defineHistory({
  ...fieldHistory(projectFields),
  fromDate: { label: 'projectRecord.fields.from', kind: 'date', columns: ['fromDay', 'fromMonth', 'fromYear'] },
  toDate: { label: 'projectRecord.fields.to', kind: 'date', columns: ['toDay', 'toMonth', 'toYear'] },
});
