import type { PlaceText, PlaceTextFacts } from '@salient/shared/areas/events/placeText.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../../../lib/list/ListStates.tsx';
import { FactRows } from '../../../../lib/page/FactRows.tsx';
import { FailedNotice } from '../../../../lib/page/FailedNotice.tsx';
import { pathTo } from '../../../../lib/routing/links.ts';
import { GiveUp, QueueSteps } from '../QueueParts.tsx';
import { LinkToPlace } from './LinkToPlace.tsx';
import type { PlaceTextQueue } from './usePlaceTexts.ts';

interface Props {
  readonly queue: PlaceTextQueue;
  readonly text: PlaceText;
}

/** The text in hand, whom it concerns, and beside it the places that it may mean. */
export function PlaceTextInHand({ queue, text }: Props) {
  const { t } = useTexts();
  const { facts: query } = queue;
  const facts = query.data?.id === text.id ? query.data : undefined;
  return (
    <section ref={queue.elementRef} className="healing-hand" tabIndex={-1} aria-label={t('places.texts.inHand')}>
      <h2 className="visually-hidden">{t('places.texts.inHand')}</h2>
      <div className="healing-tools">
        <GiveUp
          isOpen={!queue.isBusy && queue.mayGiveUp && facts !== undefined}
          giveUp={() => facts && void queue.giveUp(facts)}
        />
        <QueueSteps {...queue} />
      </div>
      {query.isError && !facts ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !facts ? (
        <ListSkeleton rows={4} />
      ) : (
        <div className="healing-sides">
          <Concerned facts={facts} />
          <LinkToPlace key={facts.id} queue={queue} facts={facts} />
        </div>
      )}
    </section>
  );
}

/** What the text is, and whom it concerns. */
function Concerned({ facts }: { readonly facts: PlaceTextFacts }) {
  const { t, language } = useTexts();
  const shown = new Intl.NumberFormat(locales[language]);
  const { text, events, persons, spellings, types, lists, examples } = facts;
  const told: readonly (readonly [string, string])[] = [
    [t('places.texts.spellings'), spellings.join(' · ')],
    [
      t('places.fields.events'),
      Object.entries(types)
        .sort(([, a], [, b]) => b - a)
        .map(([type, count]) =>
          t('places.events.badge', { type: t(`events.types.${type as 'born'}`), count: shown.format(count) }),
        )
        .join(' · '),
    ],
    [t('places.texts.lists'), lists.join(' · ')],
  ];
  return (
    <section className="place-card" aria-label={t('places.texts.written')}>
      <p className="place-facts">{t('places.texts.written')}</p>
      <h3>
        <bdi>{text}</bdi>
      </h3>
      <p>
        {t('places.texts.events', { count: events })} · {t('places.texts.persons', { count: persons })}
      </p>
      <dl>
        <FactRows facts={told} />
        <div>
          <dt>{t('places.texts.examples')}</dt>
          <dd>
            {examples.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={pathTo('person', { id })}>
                  <bdi>{name || '–'}</bdi>
                </Link>
              </span>
            ))}
            {persons > examples.length && ` ${t('recordMerges.more', { count: persons - examples.length })}`}
          </dd>
        </div>
      </dl>
    </section>
  );
}
