import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { RecordEditPage } from '../../lib/missing/RecordEditPage.tsx';
import { MemorialEditor } from './MemorialEditor.tsx';
import { editedMemorial } from './memorialForm.ts';

/** A memorial, to be changed (ROUTE-19). */
export function MemorialEditPage() {
  const { t } = useTexts();
  return (
    <RecordEditPage
      method="getMemorial"
      type="memorial"
      list="memorials"
      title={t('pages.memorial_edit')}
      goneTitle={t('memorialDoubles.gone')}
    >
      {(record) => <MemorialEditor memorial={editedMemorial(record)} />}
    </RecordEditPage>
  );
}
