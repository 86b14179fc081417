import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { Place } from '@salient/shared/areas/places/place.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { placeEventsPanel, placeEventsText } from './placeEvents.ts';
import './places.css';

interface Props {
  readonly place: Pick<Place, 'id' | 'extend_events'>;
  readonly hrefOf: (panel: string, id: string) => string;
}

/** How many events of each type happened at a place; each opens who they happened to (PLACE-05). */
export function EventBadges({ place, hrefOf }: Props) {
  const { t, language } = useTexts();
  const counts = Object.entries(place.extend_events ?? {}).sort(([, a], [, b]) => b - a);
  if (counts.length === 0) return null;
  const number = new Intl.NumberFormat(locales[language]);
  return (
    <span className="event-badges">
      {counts.map(([type, count]) => (
        <Link
          key={type}
          className="event-badge"
          to={hrefOf(placeEventsPanel, placeEventsText(place.id, type as EventType))}
          preventScrollReset
        >
          {t('places.events.badge', { type: t(`events.types.${type as EventType}`), count: number.format(count) })}
        </Link>
      ))}
    </span>
  );
}
