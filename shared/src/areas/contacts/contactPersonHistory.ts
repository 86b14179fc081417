import { fieldHistory } from '../../lib/fields/fieldHistory.ts';
import { defineHistory, type HistoryField } from '../../lib/history/defineHistory.ts';
import { type ContactPersonDraft, contactPersonFields } from './contactPersonFields.ts';

export const contactPersonHistory = defineHistory({
  ...fieldHistory(contactPersonFields),
  merged_from: { label: 'history.fields.merged_from', kind: 'record', record: 'contact_person' },
} satisfies Readonly<Record<keyof ContactPersonDraft | 'merged_from', HistoryField>>);
