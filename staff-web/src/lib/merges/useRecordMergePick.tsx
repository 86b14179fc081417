import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../icons/Icon.tsx';
import type { RowAction } from '../list/listTypes.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../store/Store.ts';
import { mergePanel, pairText } from './mergePair.ts';
import type { PickedRecord } from './RecordMergePick.ts';

/** The first pick of a merge among records of a kind, and what merging means for each row: pick, take back, compare (PLACE-08). */
export function useRecordMergePick(type: HistoryType, hrefOf: (panel: string, id: string) => string) {
  const { t } = useTexts();
  const { recordMergePick } = useServices();
  const picked = useStore(recordMergePick)[type];
  const clear = () => recordMergePick.clear(type);
  return {
    picked,
    clear,
    actionOf: (record: PickedRecord): RowAction => {
      const { id, name } = record;
      const action = { key: 'merge', icon: <Icon name="merge" /> };
      if (!picked) {
        return {
          ...action,
          label: t('recordMerges.start', { name }),
          onClick: () => recordMergePick.pick(type, record),
        };
      }
      if (picked.id === id) {
        return { ...action, icon: <Icon name="close" />, label: t('recordMerges.unpick', { name }), onClick: clear };
      }
      const label = t('recordMerges.withPicked', { name, picked: picked.name });
      return { ...action, label, to: hrefOf(mergePanel, pairText(picked.id, id)) };
    },
  };
}
