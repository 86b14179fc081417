import { Button } from '@mantine/core';
import type { WaitingPlace } from '@salient/shared/areas/places/placeHealing.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { ReferenceList } from '../../../lib/merges/ReferenceList.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { comingBackTo, useAddress } from '../../../lib/routing/comingBack.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { PlaceCard } from '../PlaceCard.tsx';
import { CandidateList } from './CandidateList.tsx';
import { GiveUp, QueueSteps } from './QueueParts.tsx';
import { SameAs } from './SameAs.tsx';
import type { Healing } from './useHealing.ts';

const PlacesMap = lazy(async () => ({ default: (await import('../PlacesMap.tsx')).PlacesMap }));

interface Props {
  readonly healing: Healing;
  readonly waiting: WaitingPlace;
}

/** The place in hand beside what it may be; all of it goes by keys. */
export function PlaceInHand({ healing, waiting: { place, persons } }: Props) {
  const { t } = useTexts();
  const { candidates: query, notFound, mayGiveUp, isBusy } = healing;
  const here = useAddress();
  const found = query.data?.place.id === place.id ? query.data : undefined;
  return (
    <section ref={healing.elementRef} className="healing-hand" tabIndex={-1} aria-label={t('places.healing.inHand')}>
      <h2 className="visually-hidden">{t('places.healing.inHand')}</h2>
      <div className="healing-tools">
        <GiveUp isOpen={!isBusy && mayGiveUp} giveUp={() => void notFound()} />
        <QueueSteps {...healing} />
        <Button
          component={Link}
          variant="default"
          to={pathTo('place_edit', { id: place.id })}
          state={comingBackTo(here)}
        >
          {t('places.healing.edit')}
        </Button>
      </div>
      <div className="healing-sides">
        <div>
          <PlaceCard place={place} role={t('places.healing.waiting', { count: persons })} />
          {found && <Origin origin={found.origin} />}
        </div>
        <div>
          <h3 className="merge-heading">{t('places.healing.candidates')}</h3>
          {query.isError && !found ? (
            <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
          ) : !found ? (
            <ListSkeleton rows={4} />
          ) : (
            <>
              {found.failed.map(({ service, reason }) => (
                <Notice key={service} tone="warning">
                  <p>
                    {t(`places.healingFailed.${service}`)} {t(`places.lookupFailures.${reason}`)}
                  </p>
                </Notice>
              ))}
              <CandidateList healing={healing} candidates={found.candidates} />
              {found.candidates.length > 0 && (
                <div className="place-map">
                  <Suspense fallback={null}>
                    <PlacesMap
                      key={place.id}
                      points={found.candidates.map(({ match: { name, location } }, index) => ({
                        id: String(index),
                        name,
                        position: { lat: location[0], lon: location[1] },
                      }))}
                    />
                  </Suspense>
                </div>
              )}
            </>
          )}
          <SameAs key={place.id} healing={healing} placeId={place.id} />
        </div>
      </div>
    </section>
  );
}

function Origin({ origin: { lists, references } }: Pick<ResultOf<Methods['findPlaceCandidates']>, 'origin'>) {
  const { t } = useTexts();
  return (
    <>
      <p className="place-facts">
        {lists.length === 0 ? t('places.healing.byHand') : t('places.healing.from', { lists: lists.join(' · ') })}
      </p>
      {references.length > 0 && <ReferenceList references={references} />}
    </>
  );
}
