import { Button } from '@mantine/core';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { PlaceStatus } from '../PlaceStatus.tsx';
import { usePlaceName } from '../placeTexts.ts';
import { type Healing, pageSize } from './useHealing.ts';

/** A page of the queue; the place in hand is marked, and each other one can be taken up. */
export function WaitingList({ healing }: { readonly healing: Healing }) {
  const { t, language } = useTexts();
  const nameOf = usePlaceName();
  const { waiting, total, start, inHand, choose, query } = healing;
  const shown = new Intl.NumberFormat(locales[language]);
  return (
    <nav aria-label={t('places.healing.queue')} aria-busy={query.isPlaceholderData}>
      <p className="place-facts" role="status">
        {t('places.healing.total', { count: total })}
      </p>
      <ol className="healing-queue" start={start + 1}>
        {waiting.map(({ place, persons }, index) => (
          <li key={place.id}>
            <button
              type="button"
              aria-current={place.id === inHand?.place.id ? 'true' : undefined}
              onClick={() => choose(start + index)}
            >
              <strong>
                <bdi>{nameOf(place)}</bdi>
              </strong>
              <span className="healing-count" title={t('places.healing.waiting', { count: persons })}>
                <Icon name="person" /> {shown.format(persons)}
                <span className="visually-hidden">{t('places.healing.waiting', { count: persons })}</span>
              </span>
              <PlaceStatus status={place.resolution_status} />
            </button>
          </li>
        ))}
      </ol>
      {total > pageSize && (
        <div className="place-tools">
          <Button
            variant="default"
            size="compact-md"
            disabled={start === 0}
            onClick={() => choose(start - pageSize)}
            aria-label={t('places.healing.pageBack')}
          >
            <Icon name="left" />
          </Button>
          <span className="place-facts">
            {shown.format(start + 1)}–{shown.format(Math.min(start + pageSize, total))}
          </span>
          <Button
            variant="default"
            size="compact-md"
            disabled={start + pageSize >= total}
            onClick={() => choose(start + pageSize)}
            aria-label={t('places.healing.pageOn')}
          >
            <Icon name="right" />
          </Button>
        </div>
      )}
    </nav>
  );
}
