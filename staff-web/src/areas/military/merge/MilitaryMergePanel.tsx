import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type MergePanelProps, RecordMergePanel } from '../../../lib/merges/RecordMergePanel.tsx';
import { MilitaryMergeDialog } from './MilitaryMergeDialog.tsx';

/** The comparison of two military entities over a page, as the address says it (MILITARY-34). */
export function MilitaryMergePanel(props: MergePanelProps) {
  const { t } = useTexts();
  return (
    <RecordMergePanel {...props} title={t('military.mergeTitle')} page="military_entity" Dialog={MilitaryMergeDialog} />
  );
}
