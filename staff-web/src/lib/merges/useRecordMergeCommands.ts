import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { LeftByRecordUndo } from '@salient/shared/lib/merges/recordMerge.ts';
import { useMessages } from '../messages/useMessages.ts';

interface MergedNoun<Params, Shown> {
  readonly merge: (params: Params) => Promise<{ readonly merge_id: string }>;
  readonly undo: (params: {
    readonly id: string;
  }) => Promise<{ readonly kept: Shown; readonly restored: Shown; readonly left: LeftByRecordUndo }>;
  /** Says which two have become one. */
  readonly merged: (names: { readonly kept: string; readonly merged: string }) => string;
  readonly nameOf: (shown: Shown) => string;
  /** Names a field that keeps its later value; without it none is named. */
  readonly fieldLabel?: (field: string) => string;
  /** Has everything asked anew that shows either record. */
  readonly refresh: () => unknown;
}

/** Merging two records and taking it back, each told by a message; that of a merge offers the way back. */
export function useRecordMergeCommands<Params, Shown>(noun: MergedNoun<Params, Shown>) {
  const { t } = useTexts();
  const messages = useMessages();
  const leftText = ({ fields, records }: LeftByRecordUndo): string => {
    const names = noun.fieldLabel ? fields.map(noun.fieldLabel) : [];
    const words = [...new Set(names), ...(records > 0 ? [t('recordMerges.leftRecords', { count: records })] : [])];
    return words.join(', ');
  };
  const undo = async (id: string): Promise<boolean> => {
    try {
      const { kept, restored, left } = await noun.undo({ id });
      const names = { kept: noun.nameOf(kept), restored: noun.nameOf(restored) };
      const what = leftText(left);
      if (what === '') messages.success(t('recordMerges.undone', names));
      else messages.success(t('recordMerges.undoneLeft', { ...names, what }), { stays: true });
      void noun.refresh();
      return true;
    } catch (error) {
      messages.failure(error);
      return false;
    }
  };
  return {
    undo,
    merge: async (params: Params, kept: Shown, merged: Shown): Promise<void> => {
      const { merge_id } = await noun.merge(params);
      messages.success(noun.merged({ kept: noun.nameOf(kept), merged: noun.nameOf(merged) }), {
        action: { label: t('recordMerges.undo'), run: () => void undo(merge_id) },
      });
      void noun.refresh();
    },
  };
}
