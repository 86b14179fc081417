import { choiceText, fieldText } from '@salient/shared/app/changeTexts.ts';
import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { FactRows } from '../../../lib/page/FactRows.tsx';
import type { EventView } from '../personView.ts';

/** The events of a life in the documents' order (EVENT-26), to be read. */
export function EventList({ events }: { readonly events: readonly EventView[] }) {
  const { t } = useTexts();
  if (events.length === 0) return <p className="record-empty">{t('personRecord.empty.events')}</p>;
  return (
    <ol className="life-events">
      {events.map((event) => (
        <li key={event.id}>
          <p className="life-event-date">
            <DateText date={event.start} />
            {event.end !== '????????' && event.end !== event.start && (
              <>
                {' – '}
                <DateText date={event.end} />
              </>
            )}
          </p>
          <div>
            <h3>{t(`events.types.${event.type}`)}</h3>
            <EventFacts event={event} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What the source writes is told where it is none of the names of the place, and the comments do not tell it. */
const isToldBeside = ({ place, placeAsWritten, description }: EventView) =>
  place ? Object.values(place.names).includes(placeAsWritten) : description.includes(placeAsWritten);

function EventFacts({ event }: { readonly event: EventView }) {
  const { t, language } = useTexts();
  const { place, placeAsWritten, topo, memorial, details, description } = event;
  const facts: readonly (readonly [string, string])[] = [
    ...(place
      ? [
          [
            t('events.fields.place'),
            [placeName(place.names, language), placeCountry(place, language)].filter(Boolean).join(', '),
          ] as const,
        ]
      : []),
    [t('events.fields.place_as_written'), isToldBeside(event) ? '' : placeAsWritten],
    [t('events.fields.topo'), topo],
    [t('events.fields.memorial'), memorial ?? ''],
    ...Object.entries(details).map(
      ([field, value]) => [fieldText(t, 'person_event', field), choiceText(t, 'person_event', field, value)] as const,
    ),
    [t('events.fields.description'), description],
  ];
  if (facts.every(([, value]) => value === '')) return null;
  return (
    <dl className="person-facts">
      <FactRows facts={facts} />
    </dl>
  );
}
