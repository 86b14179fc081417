import { defineHistory } from '../../lib/history/defineHistory.ts';

/** What the history of a key location shows. */
export const keyLocationHistory = defineHistory({
  name: { label: 'persons.fields.name', kind: 'text' },
  names: { label: 'history.fields.translated_names', kind: 'language_texts' },
  number: { label: 'history.fields.number', kind: 'number' },
  year: { label: 'history.fields.year', kind: 'number' },
  position: { label: 'history.fields.position', kind: 'position' },
  positionLocked: { label: 'history.fields.positionLocked', kind: 'flag' },
  notes: { label: 'history.fields.notes', kind: 'language_texts' },
});
