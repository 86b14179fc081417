import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type MergePanelProps, RecordMergePanel } from '../../../lib/merges/RecordMergePanel.tsx';
import { MemorialMergeDialog } from './MemorialMergeDialog.tsx';

/** The comparison of two memorials over a page, as the address says it. */
export function MemorialMergePanel(props: MergePanelProps) {
  const { t } = useTexts();
  return (
    <RecordMergePanel {...props} title={t('memorialDoubles.title')} page="memorial" Dialog={MemorialMergeDialog} />
  );
}
