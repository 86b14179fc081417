import type { Place, PlaceNames } from '@salient/shared/areas/places/place.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { placeReference } from '../../../lib/picker/referenceSources.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { SimilarRecords } from '../../../lib/similar/SimilarRecords.tsx';
import { PlaceStatus } from '../PlaceStatus.tsx';
import { nameField, type PlaceForm } from './placeForm.ts';
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
  const language = languages.find((each) => isTaken(nameField(each, 'name')));
  const name = language ? draft[nameField(language, 'name')].trim() : '';
  const { data } = useMethod(
    'findPlaceByNameAndCountryCode',
    { name, country_code: draft.country_code || 'unknown' },
    { enabled: name !== '' },
  );
  const others =
    data?.filter(
      ({ id, type, languages: names }) =>
        id !== entity?.id && type === draft.type && language && isSameArea(draft, names[language], language),
    ) ?? [];
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

/** Whether names in a language say that a place lies where the form says it does: namesakes elsewhere are no hindrance. */
function isSameArea(draft: PlaceForm, names: Partial<PlaceNames> | undefined, language: Language): boolean {
  return (['administrative_area_level_2', 'administrative_area_level_1'] as const).every(
    (level) => normalizeText(names?.[level] ?? '') === normalizeText(draft[nameField(language, level)]),
  );
}
