import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { RecordEditPage } from '../../../lib/missing/RecordEditPage.tsx';
import { PlaceEditor } from './PlaceEditor.tsx';
import { editedPlace } from './placeForm.ts';

/** A place, to be changed (ROUTE-15). */
export function PlaceEditPage() {
  const { t } = useTexts();
  return (
    <RecordEditPage
      method="getPlace"
      type="place"
      list="places"
      title={t('pages.place')}
      goneTitle={t('places.gone.title')}
    >
      {(record) => <PlaceEditor place={editedPlace(record)} />}
    </RecordEditPage>
  );
}
