import { fieldHistory } from '../../lib/fields/fieldHistory.ts';
import { defineHistory } from '../../lib/history/defineHistory.ts';
import type { TextKey } from '../../lib/i18n/texts.ts';
import { commonFields } from './eventTable.ts';
import { type ImportedName, importedLabels, ownFields } from './ownFields.ts';

const { description, ...before } = commonFields;

const imported = Object.fromEntries(
  Object.entries<TextKey>(importedLabels).map(([name, label]) => [name, { label, kind: 'text' }]),
) as Readonly<Record<ImportedName, { label: TextKey; kind: 'text' }>>;

/** What the history of an event shows. Its type never changes; it goes to another person by a merge only. */
export const eventHistory = defineHistory({
  person_id: { label: 'history.types.person', kind: 'record', record: 'person' },
  ...fieldHistory(before),
  ...imported,
  ...fieldHistory(ownFields),
  ...fieldHistory({ description }),
});
