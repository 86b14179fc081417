import { decodeDate, formatPartialDate, isUnknown, unknownDate } from '@salient/shared/dates/partialDate.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import type { PublicEvent } from '@salient/shared/persons/publicPerson.ts';
import { DateText } from '@salient/shared/ui/DateText.tsx';
import { spokenDate } from '@salient/shared/ui/dateWords.ts';
import { Icon } from '../ui/icons.tsx';
import { EventDetails } from './EventDetails.tsx';
import { eventSubLabel } from './eventTexts.ts';

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

const partsOf = (date: string) => decodeDate(date) ?? unknownDate;

/** One day, or both ends of a period when its end is known; a screen reader hears "from … to …". */
function Period({ start, end }: Pick<PublicEvent, 'start' | 'end'>) {
  const { t } = useTexts();
  const last = partsOf(end);
  if (isUnknown(last) || end === start) return <DateText date={start} />;
  const first = partsOf(start);
  return (
    <>
      <span className="date" aria-hidden="true">
        {formatPartialDate(first)}
      </span>
      <span aria-hidden="true"> – </span>
      <span className="date" aria-hidden="true">
        {formatPartialDate(last)}
      </span>
      <span className="visually-hidden">
        {t('dates.spokenPeriod', { start: spokenDate(first, t), end: spokenDate(last, t) })}
      </span>
    </>
  );
}
