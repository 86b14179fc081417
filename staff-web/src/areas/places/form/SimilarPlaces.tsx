import { Button } from '@mantine/core';
import type { Place } from '@salient/shared/areas/places/place.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { placeReference } from '../../../lib/picker/referenceSources.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { PlaceStatus } from '../PlaceStatus.tsx';
import { nameField, type PlaceForm } from './placeForm.ts';
import '../places.css';

/** Rest after typing before similar places are asked for (PLACE-14, PLACE-43). */
const delayMs = 500;

interface Props {
  readonly draft: PlaceForm;
  /** The place that is edited. */
  readonly except?: string | undefined;
  /** In a dialog that makes a place: the one that is there already is chosen instead (PLACE-15); else each is a link. */
  readonly onPick?: (place: Place) => void;
}

/** Places of the same country with a similar name (PLACE-14). */
export function SimilarPlaces({ draft, except, onPick }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const typedIn = languages.find((language) => draft[nameField(language, 'name')].trim() !== '');
  const typed = typedIn ? draft[nameField(typedIn, 'name')].trim() : '';
  const [name, setName] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setName(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useMethod(
    'findSimilarPlaces',
    { name, country_code: draft.country_code || 'unknown', ...(except ? { except } : {}) },
    { enabled: name.length > 1, keepPrevious: true },
  );
  if (name.length < 2 || !data) return null;
  if (data.length === 0) return onPick ? null : <p className="form-hint">{t('places.similar.none')}</p>;
  return (
    <section aria-label={t('places.similar.title')}>
      <h3 className="merge-heading">{t('places.similar.title')}</h3>
      <ul className="place-similar">
        {data.map((place) => {
          const { name: shown, facts } = placeReference(place, texts);
          return (
            <li key={place.id}>
              <span>
                <strong>
                  <bdi>{shown}</bdi>
                </strong>{' '}
                <span className="place-facts">{facts.join(' · ')}</span>{' '}
                <PlaceStatus status={place.resolution_status} />
              </span>
              {onPick ? (
                <Button variant="default" size="compact-md" onClick={() => onPick(place)}>
                  {t('places.similar.pick', { name: shown })}
                </Button>
              ) : (
                <a href={pathTo('place', { id: place.id })} target="_blank" rel="noopener">
                  {t('places.similar.open', { name: shown })} <Icon name="open" />
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
