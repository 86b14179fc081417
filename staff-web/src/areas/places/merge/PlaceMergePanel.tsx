import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type MergePanelProps, RecordMergePanel } from '../../../lib/merges/RecordMergePanel.tsx';
import { PlaceMergeDialog } from './PlaceMergeDialog.tsx';

/** The comparison of two places over a page, as the address says it (PLACE-08). */
export function PlaceMergePanel(props: MergePanelProps) {
  const { t } = useTexts();
  return <RecordMergePanel {...props} title={t('places.merge.title')} page="place" Dialog={PlaceMergeDialog} />;
}
