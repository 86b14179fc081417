import { type LifePart, lifePartOf, lifeParts } from '@salient/shared/areas/events/eventOrder.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import { eventSubLabel } from '@salient/shared/areas/persons/life/eventTexts.ts';
import { newServiceFacts, type ServiceFacts } from '@salient/shared/areas/persons/life/serviceFacts.ts';
import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { eventIcon, Icon } from '../../lib/ui/icons.tsx';
import { EventDetails } from './EventDetails.tsx';
import { LifeMapPanel } from './LifeMapPanel.tsx';
import { entryOf } from './lifePlaces.ts';
import { Period } from './Period.tsx';

/**
 * The events of a life in the documents' order (EVENT-26), as a list in the markup. That order is not one of dates: headings
 * say what it goes by.
 */
export function Timeline({ events }: { readonly events: readonly PublicEvent[] }) {
  const { t } = useTexts();
  const service = newServiceFacts(events);
  return (
    <section className="person-section person-timeline" aria-labelledby="timeline">
      <h2 id="timeline">{t('personPage.timeline')}</h2>
      <LifeMapPanel events={events} />
      {events.length === 0 && <p>{t('personPage.noEvents')}</p>}
      {lifeParts.map((part) => (
        <PartOfLife
          key={part}
          part={part}
          events={events.filter(({ type }) => lifePartOf(type) === part)}
          service={service}
        />
      ))}
    </section>
  );
}

interface PartProps {
  readonly part: LifePart;
  readonly events: readonly PublicEvent[];
  readonly service: ReturnType<typeof newServiceFacts>;
}

function PartOfLife({ part, events, service }: PartProps) {
  const { t } = useTexts();
  const heading = useId();
  if (events.length === 0) return null;
  return (
    <section className="timeline-part" aria-labelledby={heading}>
      <h3 id={heading}>{t(`personPage.parts.${headingOf(part, events)}`)}</h3>
      <ol className="timeline">
        {events.map((event) => (
          <TimelineEvent key={event.id} event={event} service={service.get(event.id)} />
        ))}
      </ol>
    </section>
  );
}

/** A civilian served in no army, and whoever survived did not die: the heading says what stands under it. */
function headingOf(part: LifePart, events: readonly PublicEvent[]) {
  const has = (...types: EventType[]) => events.some(({ type }) => types.includes(type));
  if (part === 'life') return 'life';
  if (part === 'service') return has('military') ? 'service' : 'war';
  if (part === 'death') return has('died') ? 'death' : 'remembrance';
  return 'further';
}

interface EventProps {
  readonly event: PublicEvent;
  readonly service: ServiceFacts | undefined;
}

function TimelineEvent({ event, service }: EventProps) {
  const { t } = useTexts();
  const subLabel = eventSubLabel(event, t);
  return (
    <li id={entryOf(event)} tabIndex={-1} className={`timeline-event timeline-event-${event.type}`}>
      <p className="timeline-date">
        <Period start={event.start} end={event.end} />
      </p>
      <span className="timeline-icon">
        <Icon name={eventIcon(event.type)} />
      </span>
      <div className="timeline-body">
        <h4>
          {t(`events.types.${event.type}`)} {subLabel && <span className="timeline-sub">{subLabel}</span>}
        </h4>
        <EventDetails event={event} service={service} />
      </div>
    </li>
  );
}
