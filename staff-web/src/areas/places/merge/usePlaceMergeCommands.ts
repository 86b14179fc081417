import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { LeftByRecordUndo } from '@salient/shared/lib/merges/recordMerge.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useServices } from '../../../lib/services/services.ts';
import { placeLabel, usePlaceName } from '../placeTexts.ts';
import { useRefreshPlaces } from '../useRefreshPlaces.ts';

/** Merging two places and taking it back, each told by a message; that of a merge offers the way back. */
export function usePlaceMergeCommands() {
  const { client } = useServices();
  const { t } = useTexts();
  const messages = useMessages();
  const nameOf = usePlaceName();
  const refresh = useRefreshPlaces();
  const leftText = ({ fields, records }: LeftByRecordUndo): string => {
    const label = placeLabel(t);
    const names = fields.map((field) => (field === 'lat' || field === 'lon' ? t('places.fields.loc') : label(field)));
    const words = [...new Set(names), ...(records > 0 ? [t('recordMerges.leftRecords', { count: records })] : [])];
    return words.join(', ');
  };
  const undo = async (id: string): Promise<boolean> => {
    try {
      const { kept, restored, left } = await client.undoPlaceMerge({ id });
      const names = { kept: nameOf(kept), restored: nameOf(restored) };
      const what = leftText(left);
      if (what === '') messages.success(t('recordMerges.undone', names));
      else messages.success(t('recordMerges.undoneLeft', { ...names, what }), { stays: true });
      void refresh();
      return true;
    } catch (error) {
      messages.failure(error);
      return false;
    }
  };
  return {
    undo,
    merge: async (params: ParamsOf<Methods['mergePlaces']>): Promise<void> => {
      const { merge_id } = await client.mergePlaces(params);
      messages.success(t('place.merged'), {
        action: { label: t('recordMerges.undo'), run: () => void undo(merge_id) },
      });
      void refresh();
    },
  };
}
