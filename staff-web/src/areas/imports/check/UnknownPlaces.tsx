import { Button } from '@mantine/core';
import type { ImportList, UnknownPlace } from '@salient/shared/areas/imports/importList.ts';
import { placeFacts } from '@salient/shared/areas/places/placeFacts.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import { usePlaceName } from '../../places/placeTexts.ts';

interface Props {
  readonly list: ImportList;
  readonly places: readonly UnknownPlace[];
}

const pageSize = 20;

/** Places that nobody knows by the words of the list: each beside those that it may be. What is decided is remembered. */
export function UnknownPlaces({ list, places }: Props) {
  const { t } = useTexts();
  const id = useId();
  const [shown, setShown] = useState(pageSize);
  if (places.length === 0) return null;
  return (
    <section className="form-section imports-section" aria-labelledby={id}>
      <h2 id={id}>{t('imports.places', { count: places.length })}</h2>
      <p>{t('imports.placesHint')}</p>
      <ul className="imports-rows">
        {places.slice(0, shown).map((place) => (
          <Place key={place.spot} list={list} place={place} />
        ))}
      </ul>
      {places.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + pageSize)}>
          {t('imports.showMore', { count: places.length - shown })}
        </Button>
      )}
    </section>
  );
}

function Place({ list, place }: { readonly list: ImportList; readonly place: UnknownPlace }) {
  const { t, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { name, country, areas, rows, is_ambiguous, spot } = place;
  const decided = list.places[spot];
  const where = [...areas, ...(country ? [countryName(country, language)] : [])].join(', ');
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <strong>{name}</strong>
          {where && `, ${where}`} <span className="imports-soft">{t('imports.inRows', { count: rows })}</span>{' '}
          {decided ? (
            <span className="imports-decided">{t('imports.isPlace', { name: decided.name })}</span>
          ) : (
            <span className="imports-soft">{t(is_ambiguous ? 'imports.mayBeSeveral' : 'imports.willBeNew')}</span>
          )}
        </summary>
        {isOpen && <Candidates list={list} place={place} />}
      </details>
    </li>
  );
}

function Candidates({
  list: { id, places },
  place: { name, spot },
}: {
  readonly list: ImportList;
  readonly place: UnknownPlace;
}) {
  const texts = useTexts();
  const { t } = texts;
  const nameOf = usePlaceName();
  const { data, error, refetch } = useMethod('findImportPlaceCandidates', { id, spot });
  const decide = useCommand('decideImportPlace', { refreshes: ['getImportList'] });
  const choose = (place_id: string | null) => decide.mutate({ id, spot, place_id });
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t('common.loading')}</p>;
  const decided = places[spot];
  return (
    <div className="imports-candidates">
      <ol>
        {data.candidates.map(
          ({ place }) =>
            place && (
              <li key={place.id}>
                <span>
                  <strong>{nameOf(place)}</strong>{' '}
                  <span className="imports-soft">{placeFacts(place, texts).join(' · ')}</span>
                </span>
                <SteadyButton
                  size="xs"
                  variant="default"
                  loading={decide.isPending}
                  disabled={decided?.id === place.id}
                  aria-label={t('imports.isThisOf', { name, place: nameOf(place) })}
                  onClick={() => choose(place.id)}
                >
                  {t('imports.isThis')}
                </SteadyButton>
              </li>
            ),
        )}
      </ol>
      {data.candidates.length === 0 && <p className="form-hint">{t('imports.noCandidates')}</p>}
      <ReferencePicker
        kind="place"
        label={t('imports.otherPlace')}
        value={decided ? { kind: 'place', id: decided.id, name: decided.name, facts: [] } : null}
        onChange={(chosen) => choose(chosen?.id ?? null)}
      />
    </div>
  );
}
