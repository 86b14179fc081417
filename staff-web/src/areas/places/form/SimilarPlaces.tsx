import { useDebouncedValue } from '@mantine/hooks';
import type { Place } from '@salient/shared/areas/places/place.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { placeReference } from '../../../lib/picker/referenceSources.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { SimilarRecords, similarRestMs } from '../../../lib/similar/SimilarRecords.tsx';
import { PlaceStatus } from '../PlaceStatus.tsx';
import { nameField, type PlaceForm } from './placeForm.ts';

interface Props {
  readonly draft: PlaceForm;
  /** The place that is edited. */
  readonly except?: string | undefined;
  /** In a dialog that makes a place. */
  readonly onPick?: ((place: Place) => void) | undefined;
}

/** Places of the same country with a similar name (PLACE-14). */
export function SimilarPlaces({ draft, except, onPick }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const typedIn = languages.find((language) => draft[nameField(language, 'name')].trim() !== '');
  const [name] = useDebouncedValue(typedIn ? draft[nameField(typedIn, 'name')].trim() : '', similarRestMs);
  const { data } = useMethod(
    'findSimilarPlaces',
    { name, country_code: draft.country_code || 'unknown', ...(except ? { except } : {}) },
    { enabled: name.length > 1, keepPrevious: true },
  );
  if (name.length < 2 || !data) return null;
  if (data.length === 0) return onPick ? null : <p className="form-hint">{t('places.similar.none')}</p>;
  return (
    <SimilarRecords
      title={t('places.similar.title')}
      records={data.map((place) => ({
        record: place,
        ...placeReference(place, texts),
        path: pathTo('place', { id: place.id }),
        signs: <PlaceStatus status={place.resolution_status} />,
      }))}
      onPick={onPick}
    />
  );
}
