import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRecordMergeCommands } from '../../../lib/merges/useRecordMergeCommands.ts';
import { useServices } from '../../../lib/services/services.ts';
import { memorialLabel } from '../memorialLabel.ts';
import { memorialQueries } from '../useMemorialForm.ts';

/** Merging two memorials and taking it back. */
export function useMemorialMergeCommands() {
  const { client, queries } = useServices();
  const { t } = useTexts();
  const label = memorialLabel(t);
  return useRecordMergeCommands({
    merge: client.mergeMemorials,
    undo: client.undoMemorialMerge,
    merged: (names) => t('memorialDoubles.merged', names),
    nameOf: ({ name }) => name,
    fieldLabel: (field) => label(/^start_/.test(field) ? 'start_date' : field),
    refresh: () => {
      for (const method of memorialQueries) void queries.invalidateQueries({ queryKey: [method] });
      // What pickers remember knows both memorials.
      void queries.invalidateQueries({ queryKey: ['references', 'memorial'] });
    },
  });
}
