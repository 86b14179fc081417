import type { MilitaryHistory } from '@salient/shared/areas/military/militaryHistory.ts';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { periodText } from '../../lib/dates/periodText.ts';
import { pathTo } from '../../lib/routing/links.ts';
import './military.css';

/** An event of a history as it is shown: stored, or typed and not saved yet. */
export type ShownHistory = Omit<MilitaryHistory, 'id'>;

interface Props<Event extends ShownHistory> {
  readonly history: readonly Event[];
  /** What can be done with an event, beside it. */
  readonly beside?: (event: Event, index: number) => ReactNode;
}

/** Of what an entity was part, to what it was attached and where it was, by date (MILITARY-18). */
export function HistoryLines<Event extends ShownHistory>({ history, beside }: Props<Event>) {
  const { t } = useTexts();
  if (history.length === 0) return <p className="record-empty">{t('military.events.empty')}</p>;
  return (
    <ol className="military-history">
      {history.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event that is not saved has nothing else to be known by.
        <li key={index}>
          <HistoryLine event={event} />
          {beside?.(event, index)}
        </li>
      ))}
    </ol>
  );
}

function HistoryLine({ event }: { readonly event: ShownHistory }) {
  const { t } = useTexts();
  const { type, track_type, army, topo, description } = event;
  return (
    <div>
      <p className="military-period">{periodText(t, event)}</p>
      <p>
        <span className="military-kind">
          {track_type ? t(`trackTypes.${track_type}`) : t(`military.eventTypes.${type}`)}
        </span>{' '}
        {event.entity_id && <EntityName id={event.entity_id} entity={event.entity} />}
        {!event.entity_id && army && <bdi>{army}</bdi>}
        {event.place_id && <PlaceName id={event.place_id} place={event.place} />}
        {topo && (
          <bdi>
            {event.place_id ? ', ' : ''}
            {topo}
          </bdi>
        )}
      </p>
      {description && <p className="military-notes">{description}</p>}
    </div>
  );
}

interface EntityProps {
  readonly id: string;
  readonly entity: ShownHistory['entity'];
}

/** The name with its link; asked for where the history does not bring it. */
function EntityName({ id, entity }: EntityProps) {
  const { data } = useMethod('findMilitaryEntities', { text: id, limit: 1 }, { enabled: !entity });
  const found = entity ?? data?.data[0];
  return (
    <Link to={pathTo('military_entity', { id })}>
      <bdi>{found ? [militaryName(found), found.army].filter(Boolean).join(', ') : '…'}</bdi>
    </Link>
  );
}

interface PlaceProps {
  readonly id: string;
  readonly place: ShownHistory['place'];
}

function PlaceName({ id, place }: PlaceProps) {
  const { language } = useTexts();
  const { data } = useMethod('findPlaces', { ids: [id], limit: 1 }, { enabled: !place });
  const found = data?.data[0];
  const names =
    place?.names ??
    (found && 'languages' in found
      ? Object.fromEntries(Object.entries(found.languages).map(([each, { name }]) => [each, name]))
      : {});
  return (
    <Link to={pathTo('place', { id })}>
      <bdi>{placeName(names, language) || '…'}</bdi>
    </Link>
  );
}
