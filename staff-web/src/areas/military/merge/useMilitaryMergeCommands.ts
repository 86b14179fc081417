import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRecordMergeCommands } from '../../../lib/merges/useRecordMergeCommands.ts';
import { useServices } from '../../../lib/services/services.ts';
import { militaryQueries } from '../militaryQueries.ts';

/** Merging two military entities and taking it back. */
export function useMilitaryMergeCommands() {
  const { client, queries } = useServices();
  const { t } = useTexts();
  return useRecordMergeCommands({
    merge: client.mergeMilitaryEntities,
    undo: client.undoMilitaryMerge,
    merged: (names) => t('military.merged', names),
    nameOf: militaryName,
    refresh: () => {
      for (const method of militaryQueries) void queries.invalidateQueries({ queryKey: [method] });
      // What pickers remember knows both entities.
      void queries.invalidateQueries({ queryKey: ['references', 'military_entity'] });
    },
  });
}
