import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { mergedTogether } from '@salient/shared/areas/contacts/contactPersonMerge.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useStaleQueries } from '../../../lib/history/useStaleQueries.ts';
import { useRecordMergeCommands } from '../../../lib/merges/useRecordMergeCommands.ts';
import { useServices } from '../../../lib/services/services.ts';
import { contactPersonLabel } from '../contactPersonLabel.ts';

const isOfAddress = (field: string) => (mergedTogether.address as readonly string[]).includes(field);

/** Merging two contact persons and taking it back. */
export function useContactMergeCommands() {
  const { client, queries } = useServices();
  const { t } = useTexts();
  const label = contactPersonLabel(t);
  const [persons, moments] = [useStaleQueries('contact_person'), useStaleQueries('contact_person_event')];
  return useRecordMergeCommands({
    merge: client.mergeContactPersons,
    undo: client.undoContactPersonMerge,
    merged: (names) => t('contactPages.merge.merged', names),
    nameOf: contactName,
    fieldLabel: (field) => (isOfAddress(field) ? t('contactPages.address') : label(field)),
    refresh: () => {
      for (const method of [...persons, ...moments]) void queries.invalidateQueries({ queryKey: [method] });
      // What pickers remember knows both contact persons.
      void queries.invalidateQueries({ queryKey: ['references', 'contact_person'] });
    },
  });
}
