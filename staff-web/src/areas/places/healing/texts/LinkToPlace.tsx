import { Button } from '@mantine/core';
import { nameInPlaceText, type PlaceTextFacts } from '@salient/shared/areas/events/placeText.ts';
import type { Place } from '@salient/shared/areas/places/place.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { SteadyButton } from '../../../../lib/controls/SteadyButton.tsx';
import { Icon } from '../../../../lib/icons/Icon.tsx';
import { useQuickCreator } from '../../../../lib/picker/quickCreate.ts';
import { ReferencePicker } from '../../../../lib/picker/ReferencePicker.tsx';
import { placeReference, type Reference } from '../../../../lib/picker/referenceSources.ts';
import { pathTo } from '../../../../lib/routing/links.ts';
import { useShortcut } from '../../../../lib/shortcuts/useShortcut.ts';
import { PlaceStatus } from '../../PlaceStatus.tsx';
import type { PlaceTextQueue } from './usePlaceTexts.ts';

interface Props {
  readonly queue: PlaceTextQueue;
  readonly facts: PlaceTextFacts;
}

/** Links all events of a text: to a place that bears it, to another one, or to one that is made for it. */
export function LinkToPlace({ queue, facts }: Props) {
  const { t } = useTexts();
  const Creator = useQuickCreator('place');
  const [chosen, setChosen] = useState<Reference | null>(null);
  const [isMaking, setMaking] = useState(false);
  const { text, events } = facts;
  // What is chosen below, as what was made just now, stands there once.
  const places = facts.places.filter(({ id }) => id !== chosen?.id);
  return (
    <div>
      <h3 className="merge-heading">{t('places.texts.bearers')}</h3>
      {places.length === 0 ? (
        <p className="record-empty">{t('places.texts.none')}</p>
      ) : (
        <ol className="healing-candidates">
          {places.map((place, index) => (
            <Bearer key={place.id} queue={queue} facts={facts} place={place} number={index + 1} />
          ))}
        </ol>
      )}
      {/* A choice can be looked at before it is linked. */}
      <div className="healing-same">
        <ReferencePicker kind="place" label={t('places.texts.another')} value={chosen} onChange={setChosen} />
        {chosen ? (
          <SteadyButton disabled={queue.isBusy} onClick={() => void queue.link(facts, chosen)}>
            {t('places.texts.link', { count: events })}
          </SteadyButton>
        ) : (
          Creator && (
            <Button variant="default" leftSection={<Icon name="plus" />} onClick={() => setMaking(true)}>
              {t('places.texts.make')}
            </Button>
          )
        )}
      </div>
      {Creator && isMaking && (
        <Suspense fallback={null}>
          <Creator
            typed={nameInPlaceText(text)}
            onClose={() => setMaking(false)}
            onCreated={(created) => {
              setMaking(false);
              setChosen(created);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface BearerProps extends Props {
  readonly place: Place;
  readonly number: number;
}

/** A place that bears the text as a name; it is taken by its number. */
function Bearer({ queue, facts, place, number }: BearerProps) {
  const texts = useTexts();
  const { t } = texts;
  const reference = placeReference(place, texts);
  const verb = t('places.texts.linkOf', { count: facts.events, name: reference.name, number });
  const link = () => void queue.link(facts, reference);
  useShortcut(String(number), verb, link, !queue.isBusy);
  return (
    <li>
      <span className="healing-key" aria-hidden="true">
        {number}
      </span>
      <div>
        <Link to={pathTo('place', { id: place.id })}>
          <bdi>{reference.name}</bdi>
        </Link>{' '}
        <span className="place-facts">{reference.facts.join(' · ')}</span>
        <p className="place-facts">
          <PlaceStatus status={place.resolution_status} />
        </p>
      </div>
      <SteadyButton
        variant="default"
        size="compact-md"
        disabled={queue.isBusy}
        aria-label={verb}
        aria-keyshortcuts={String(number)}
        onClick={link}
      >
        {t('places.texts.link', { count: facts.events })}
      </SteadyButton>
    </li>
  );
}
