import { Button } from '@mantine/core';
import { matchFacts } from '@salient/shared/areas/places/placeFacts.ts';
import type { LookupAnswer, LookupByLanguage, LookupMatch } from '@salient/shared/areas/places/placeLookup.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { distanceText } from '@salient/shared/lib/map/distanceText.ts';
import { positionText } from '@salient/shared/lib/map/positionText.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { readPosition } from '../../../lib/map/coordinates.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { lookupFailureText } from '../lookupFailureText.ts';
import { OwnPlaceMark } from '../OwnPlaceMark.tsx';
import { nameField } from './placeForm.ts';
import { copyToAllLanguages, takeMatch } from './takeMatch.ts';
import type { PlaceFormControl } from './usePlaceForm.ts';
import '../places.css';

type Service = 'maps' | 'gazetteer';

interface Props {
  readonly form: PlaceFormControl;
  /** The place that is edited. */
  readonly except?: string | undefined;
  /** In a dialog that makes a place: one that the museum has is chosen instead. */
  readonly onPick?: ((id: string) => void) | undefined;
}

/** What came of the last look-up; `found` is null while there was none. */
interface Outcome {
  readonly found: LookupByLanguage | null;
  readonly failure: unknown;
}

const nothing: Outcome = { found: null, failure: null };

/**
 * Looks the typed name up at a service and takes over what is chosen; copies one language to the others (PLACE-16 to
 * PLACE-18). What fails is said here, and nothing that was typed is touched (PLACE-42).
 */
export function LookupPanel({ form, except, onPick }: Props) {
  const { t, language } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const [asking, setAsking] = useState<Service | null>(null);
  const [outcome, setOutcome] = useState(nothing);
  const [isNameless, setNameless] = useState(false);
  const typedIn = languages.find((each) => form.draft[nameField(each, 'name')].trim() !== '');
  const name = typedIn ? form.draft[nameField(typedIn, 'name')].trim() : '';

  const ask = async (service: Service) => {
    setNameless(name === '');
    if (name === '') return;
    setAsking(service);
    setOutcome(nothing);
    const question = { name, country: form.draft.country_code };
    try {
      const found =
        service === 'maps'
          ? await client.googleMapsAPIMulti({ ...question, language: 'all' })
          : Object.fromEntries(
              await Promise.all(
                languages.map(
                  async (each) => [each, await client.geonamesAPI({ ...question, language: each })] as const,
                ),
              ),
            );
      setOutcome({ found, failure: null });
    } catch (failure) {
      setOutcome({ found: null, failure });
    }
    setAsking(null);
  };
  const copy = () => {
    if (!typedIn) return setNameless(true);
    form.take(copyToAllLanguages(form.draft, typedIn), false);
    messages.success(t('places.lookup.copied'));
  };
  const shownIn = outcome.found?.[language] ? language : (typedIn ?? language);
  return (
    <section aria-label={t('places.lookup.title')}>
      <p className="form-hint">{t('places.lookup.hint')}</p>
      <div className="place-tools">
        {(['maps', 'gazetteer'] as const).map((service) => (
          <SteadyButton
            key={service}
            variant="default"
            loading={asking === service}
            disabled={asking !== null}
            onClick={() => void ask(service)}
          >
            {t(`places.lookup.${service}`)}
          </SteadyButton>
        ))}
        <Button variant="default" onClick={copy} title={t('places.lookup.copyHint')}>
          {t('places.lookup.copy')}
        </Button>
      </div>
      <div role="status">
        {isNameless && name === '' && <Notice tone="hint">{t('places.lookup.needName')}</Notice>}
        {outcome.failure !== null && <Notice tone="error">{lookupFailureText(outcome.failure, t)}</Notice>}
        {outcome.found && (
          <Found
            answer={outcome.found[shownIn] ?? { matches: [], suggestions: [], too_many: false }}
            form={form}
            except={except}
            onPick={onPick}
            onTake={(match) => {
              form.take(takeMatch(match, shownIn, outcome.found ?? {}), true);
              setOutcome(nothing);
              messages.success(t('places.lookup.taken', { name: match.name }));
            }}
          />
        )}
      </div>
    </section>
  );
}

interface FoundProps extends Props {
  readonly answer: LookupAnswer;
  readonly onTake: (match: LookupMatch) => void;
}

function Found({ answer: { too_many, ...answer }, ...props }: FoundProps) {
  const { t } = useTexts();
  const others = (all: readonly LookupMatch[]) =>
    all.filter(({ place_id }) => place_id === undefined || place_id !== props.except);
  const [matches, suggestions] = [others(answer.matches), others(answer.suggestions)];
  if (matches.length + suggestions.length === 0) return <Notice tone="hint">{t('place.lookupNotFound')}</Notice>;
  return (
    <>
      {too_many && <Notice tone="hint">{t('place.lookupTooMany')}</Notice>}
      <Matches title={t('places.lookup.matches')} matches={matches} {...props} />
      <Matches title={t('places.lookup.suggestions')} matches={suggestions} {...props} />
    </>
  );
}

interface MatchesProps extends Omit<FoundProps, 'answer'> {
  readonly title: string;
  readonly matches: readonly LookupMatch[];
}

function Matches({ title, matches, form, onTake, onPick }: MatchesProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const here = readPosition(form.draft.loc);
  if (matches.length === 0) return null;
  return (
    <>
      <h3 className="merge-heading">{title}</h3>
      <ul className="place-matches">
        {matches.map((match) => {
          const { name, location, place_id } = match;
          const [lat, lon] = location;
          const distance = here && distanceText(distanceBetween(here, { lat, lon }), language);
          return (
            <li key={`${name} ${lat} ${lon}`}>
              <span>
                <strong>
                  <bdi>{name}</bdi>
                </strong>{' '}
                {place_id !== undefined && <OwnPlaceMark />}
                <span className="place-facts">
                  {[
                    ...matchFacts(match, texts),
                    positionText({ lat, lon }, language),
                    distance && t('places.lookup.far', { distance }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {place_id === undefined ? (
                <Button variant="default" size="compact-md" onClick={() => onTake(match)}>
                  {t('places.lookup.take', { name })}
                </Button>
              ) : onPick ? (
                <Button variant="default" size="compact-md" onClick={() => onPick(place_id)}>
                  {t('pickers.choose', { name })}
                </Button>
              ) : (
                <a href={pathTo('place', { id: place_id })} target="_blank" rel="noopener">
                  {t('places.lookup.open', { name })} <Icon name="open" />
                  <span className="visually-hidden">{t('pickers.newTab')}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
