import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRecordMergeCommands } from '../../../lib/merges/useRecordMergeCommands.ts';
import { useServices } from '../../../lib/services/services.ts';
import { placeLabel, usePlaceName } from '../placeTexts.ts';
import { useRefreshPlaces } from '../useRefreshPlaces.ts';

/** Merging two places and taking it back. */
export function usePlaceMergeCommands() {
  const { client } = useServices();
  const { t } = useTexts();
  const label = placeLabel(t);
  return useRecordMergeCommands({
    merge: client.mergePlaces,
    undo: client.undoPlaceMerge,
    merged: (names) => t('place.merged', names),
    nameOf: usePlaceName(),
    fieldLabel: (field) => (field === 'lat' || field === 'lon' ? t('places.fields.loc') : label(field)),
    refresh: useRefreshPlaces(),
  });
}
