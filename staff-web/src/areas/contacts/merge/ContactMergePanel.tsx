import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type MergePanelProps, RecordMergePanel } from '../../../lib/merges/RecordMergePanel.tsx';
import { ContactMergeDialog } from './ContactMergeDialog.tsx';

/** The comparison of two contact persons over a page, as the address says it. */
export function ContactMergePanel(props: MergePanelProps) {
  const { t } = useTexts();
  return (
    <RecordMergePanel
      {...props}
      title={t('contactPages.merge.title')}
      page="contact_person"
      Dialog={ContactMergeDialog}
    />
  );
}
