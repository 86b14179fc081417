import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import type { PublicEvent } from '@salient/shared/persons/publicPerson.ts';
import { Icon } from '../ui/icons.tsx';
import { EventDetails } from './EventDetails.tsx';
import { eventSubLabel } from './eventTexts.ts';
import { Period } from './Period.tsx';

/** The events of a life in the documents' order (EVENT-26), as a list in the markup. */
export function Timeline({ events }: { readonly events: readonly PublicEvent[] }) {
  const { t } = useTexts();
  return (
    <section className="person-section person-timeline" aria-labelledby="timeline">
      <h2 id="timeline">{t('personPage.timeline')}</h2>
      {events.length === 0 ? (
        <p>{t('personPage.noEvents')}</p>
      ) : (
        <ol className="timeline">
          {events.map((event) => (
            <TimelineEvent key={event._id} event={event} />
          ))}
        </ol>
      )}
    </section>
  );
}

function TimelineEvent({ event }: { readonly event: PublicEvent }) {
  const { t } = useTexts();
  const subLabel = eventSubLabel(event, t);
  return (
    <li className={`timeline-event timeline-event-${event.type}`}>
      <p className="timeline-date">
        <Period start={event.start} end={event.end} />
      </p>
      <span className="timeline-icon">
        <Icon name={event.type} />
      </span>
      <div className="timeline-body">
        <h3>
          {t(`events.types.${event.type}`)}
          {subLabel && <span className="timeline-sub">{subLabel}</span>}
        </h3>
        <EventDetails event={event} />
      </div>
    </li>
  );
}
