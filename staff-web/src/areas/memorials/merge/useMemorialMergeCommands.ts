import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { LeftByRecordUndo } from '@salient/shared/lib/merges/recordMerge.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useServices } from '../../../lib/services/services.ts';
import { memorialLabel } from '../memorialLabel.ts';
import { memorialQueries } from '../useMemorialForm.ts';

/** Merging two memorials and taking it back, each told by a message; that of a merge offers the way back. */
export function useMemorialMergeCommands() {
  const { client, queries } = useServices();
  const { t } = useTexts();
  const messages = useMessages();
  const refresh = (): void => {
    for (const method of memorialQueries) void queries.invalidateQueries({ queryKey: [method] });
    // What pickers remember knows both memorials.
    void queries.invalidateQueries({ queryKey: ['references', 'memorial'] });
  };
  const leftText = ({ fields, records }: LeftByRecordUndo): string => {
    const label = memorialLabel(t);
    const names = fields.map((field) => label(/^start_/.test(field) ? 'start_date' : field));
    const words = [...new Set(names), ...(records > 0 ? [t('recordMerges.leftRecords', { count: records })] : [])];
    return words.join(', ');
  };
  const undo = async (id: string): Promise<boolean> => {
    try {
      const { kept, restored, left } = await client.undoMemorialMerge({ id });
      const names = { kept: kept.name, restored: restored.name };
      const what = leftText(left);
      if (what === '') messages.success(t('recordMerges.undone', names));
      else messages.success(t('recordMerges.undoneLeft', { ...names, what }), { stays: true });
      refresh();
      return true;
    } catch (error) {
      messages.failure(error);
      return false;
    }
  };
  return {
    undo,
    merge: async (params: ParamsOf<Methods['mergeMemorials']>): Promise<void> => {
      const { merge_id } = await client.mergeMemorials(params);
      messages.success(t('memorialDoubles.merged'), {
        action: { label: t('recordMerges.undo'), run: () => void undo(merge_id) },
      });
      refresh();
    },
  };
}
