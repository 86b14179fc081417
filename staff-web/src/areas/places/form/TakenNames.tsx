import type { Place } from '@salient/shared/areas/places/place.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { placeReference } from '../../../lib/picker/referenceSources.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { SimilarRecords } from '../../../lib/similar/SimilarRecords.tsx';
import { PlaceStatus } from '../PlaceStatus.tsx';
import { nameField } from './placeForm.ts';
import type { PlaceFormControl } from './usePlaceForm.ts';

interface Props {
  readonly form: PlaceFormControl;
  /** In a dialog that makes a place. */
  readonly onPick?: ((place: Place) => void) | undefined;
}

/** The places for which a save was refused: they bear the name at that spot already (PLACE-34). */
export function TakenNames({ form, onPick }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { draft, errors, entity } = form;
  const isTaken = (field: string) => errors[field]?.some((error) => error.endsWith('DATA_ALREADY_EXISTS')) ?? false;
  const taken = languages.map((language) => nameField(language, 'name')).find(isTaken);
  const name = taken ? draft[taken].trim() : '';
  const { data } = useMethod(
    'findPlaceByNameAndCountryCode',
    { name, country_code: draft.country_code || 'unknown' },
    { enabled: name !== '' },
  );
  const others = data?.filter(({ id, type }) => id !== entity?.id && type === draft.type) ?? [];
  if (name === '' || others.length === 0) return null;
  return (
    <SimilarRecords
      title={t('places.similar.taken')}
      records={others.map((place) => ({
        record: place,
        ...placeReference(place, texts),
        path: pathTo('place', { id: place.id }),
        signs: <PlaceStatus status={place.resolution_status} />,
      }))}
      onPick={onPick}
    />
  );
}
