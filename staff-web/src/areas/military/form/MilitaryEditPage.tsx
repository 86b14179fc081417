import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { RecordEditPage } from '../../../lib/missing/RecordEditPage.tsx';
import { MilitaryEditor } from './MilitaryEditor.tsx';
import { editedMilitary } from './militaryForm.ts';

/** A military entity, to be changed (ROUTE-23). */
export function MilitaryEditPage() {
  const { t } = useTexts();
  return (
    <RecordEditPage
      method="getMilitaryEntity"
      type="military_entity"
      list="military_entities"
      title={t('pages.military_entity_edit')}
      goneTitle={t('military.gone')}
    >
      {(record) => <MilitaryEditor key={record.id} entity={editedMilitary(record)} />}
    </RecordEditPage>
  );
}
