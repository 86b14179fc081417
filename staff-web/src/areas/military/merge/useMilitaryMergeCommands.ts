import { militaryName } from '@salient/shared/areas/military/militaryName.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useServices } from '../../../lib/services/services.ts';
import { militaryQueries } from '../militaryQueries.ts';

/** Merging two military entities and taking it back, each told by a message; that of a merge offers the way back. */
export function useMilitaryMergeCommands() {
  const { client, queries } = useServices();
  const { t } = useTexts();
  const messages = useMessages();
  const refresh = (): void => {
    for (const method of militaryQueries) void queries.invalidateQueries({ queryKey: [method] });
    // What pickers remember knows both entities.
    void queries.invalidateQueries({ queryKey: ['references', 'military_entity'] });
  };
  const undo = async (id: string): Promise<boolean> => {
    try {
      const { kept, restored, left } = await client.undoMilitaryMerge({ id });
      const names = { kept: militaryName(kept), restored: militaryName(restored) };
      if (left.records === 0) messages.success(t('recordMerges.undone', names));
      else {
        const what = t('recordMerges.leftRecords', { count: left.records });
        messages.success(t('recordMerges.undoneLeft', { ...names, what }), { stays: true });
      }
      refresh();
      return true;
    } catch (error) {
      messages.failure(error);
      return false;
    }
  };
  return {
    undo,
    merge: async (params: ParamsOf<Methods['mergeMilitaryEntities']>): Promise<void> => {
      const { merge_id } = await client.mergeMilitaryEntities(params);
      messages.success(t('military.merged'), {
        action: { label: t('recordMerges.undo'), run: () => void undo(merge_id) },
      });
      refresh();
    },
  };
}
