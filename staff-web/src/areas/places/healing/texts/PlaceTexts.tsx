import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ListSkeleton } from '../../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../../lib/page/FailedNotice.tsx';
import { QueueList } from '../QueueList.tsx';
import { GivenUpText, QueueSearch, UndoLast } from '../QueueParts.tsx';
import { PlaceTextInHand } from './PlaceTextInHand.tsx';
import { usePlaceTexts } from './usePlaceTexts.ts';

/** How events write a place that none is linked to, one after the other, those first that concern most persons. */
export function PlaceTexts() {
  const { t } = useTexts();
  const queue = usePlaceTexts();
  const { query, total, waiting, inHand, last } = queue;
  return (
    <>
      <p className="healing-lead">{t('places.texts.lead')}</p>
      <div className="healing-narrowing">
        <QueueSearch text={queue.text} onText={(text) => queue.narrow({ text })} />
      </div>
      {query.isError && !query.data ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <ListSkeleton rows={8} />
      ) : (
        <div className="healing">
          {last && <UndoLast name={last.text} onUndo={() => void queue.undo(last)} />}
          <QueueList
            label={t('places.texts.queue')}
            totalText={t('places.texts.total', { count: total })}
            queue={queue}
            items={waiting.map(({ id, text, persons, places, given_up }) => ({
              ...{ id, persons, name: text },
              personsText: t('places.texts.persons', { count: persons }),
              facts: (
                <span className="place-facts">
                  {given_up ? <GivenUpText given_up={given_up} /> : t('places.texts.places', { count: places })}
                </span>
              ),
            }))}
          />
          {total === 0 ? (
            <p ref={queue.elementRef} className="record-empty" role="status" tabIndex={-1}>
              {t(queue.text === '' ? 'places.texts.done' : 'places.texts.doneNarrowed')}
            </p>
          ) : inHand ? (
            <PlaceTextInHand queue={queue} text={inHand} />
          ) : (
            <ListSkeleton rows={4} />
          )}
        </div>
      )}
    </>
  );
}
