import { Progress } from '@mantine/core';
import type { PlaceLookupRun } from '@salient/shared/areas/places/placeHealing.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';

/** How often it is asked how far a look-up is, while one is under way. */
const askEveryMs = 2_000;

/** Looks up the whole queue: starts and stops it, and tells how far it is and what it did. */
export function LookupRun() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [isFollowing, setFollowing] = useState(true);
  const { data } = useMethod('getPlaceLookup', {}, isFollowing ? { everyMs: askEveryMs } : {});
  const run = data?.run ?? null;
  const isRunning = run?.state === 'running';
  const start = useCommand('startPlaceLookup', { refreshes: ['getPlaceLookup'] });
  const stop = useCommand('stopPlaceLookup', { refreshes: ['getPlaceLookup'] });
  useEffect(() => {
    if (data) setFollowing(isRunning);
  }, [data, isRunning]);
  const done = run ? doneBy(run) : 0;
  // What was found leaves the queue once it is over: a list that shrinks every two seconds cannot be worked through.
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void queries.invalidateQueries({ queryKey: ['findWaitingPlaces'] });
    wasRunning.current = isRunning;
  }, [isRunning, queries]);
  return (
    <section className="healing-run" aria-label={t('places.lookupRun.title')}>
      <div>{run ? <Told run={run} done={done} /> : <p>{t('places.lookupRun.hint')}</p>}</div>
      {isRunning ? (
        <SteadyButton variant="default" loading={stop.isPending} onClick={() => stop.mutate({})}>
          {t('places.lookupRun.stop')}
        </SteadyButton>
      ) : (
        <SteadyButton
          loading={start.isPending}
          title={t('places.lookupRun.hint')}
          onClick={() => start.mutate({}, { onSuccess: () => setFollowing(true) })}
        >
          {t('places.lookupRun.start')}
        </SteadyButton>
      )}
    </section>
  );
}

const doneBy = ({ found, ambiguous, not_found, left_alone }: PlaceLookupRun) =>
  found + ambiguous + not_found + left_alone;

function Told({ run, done }: { readonly run: PlaceLookupRun; readonly done: number }) {
  const { t, language } = useTexts();
  const shown = new Intl.NumberFormat(locales[language]);
  const { state, total, found, ambiguous, not_found, left_alone } = run;
  const said = { running: 'running', stopped: 'stopped', done: 'finished' } as const;
  return (
    <>
      {state === 'running' && (
        <Progress value={total === 0 ? 100 : (100 * done) / total} aria-label={t('places.lookupRun.title')} />
      )}
      <p role="status">
        {t('places.lookupRun.told', {
          state: t(`places.lookupRun.${said[state]}`),
          progress: t('places.lookupRun.progress', { done: shown.format(done), total: shown.format(total) }),
          outcome: t('places.lookupRun.outcome', {
            found: shown.format(found),
            ambiguous: shown.format(ambiguous),
            notFound: shown.format(not_found),
            left: shown.format(left_alone),
          }),
        })}
      </p>
    </>
  );
}
