import { Anchor, Pagination } from '@mantine/core';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { pathTo, withVia } from '../../lib/routing/links.ts';
import { usePlaceName } from './placeTexts.ts';
import './places.css';

/** Persons of one page, and events beyond which the search is the better list (PLACE-06, PLACE-07, CONST-01). */
const pageSize = 10;
const mostEvents = 1000;

interface Props {
  readonly opened: boolean;
  readonly placeId: string;
  readonly type: EventType;
  readonly onClose: () => void;
}

/** The persons to whom something of one type happened at a place (PLACE-06). */
export function PlaceEventsDialog({ opened, placeId, type, onClose }: Props) {
  const { t } = useTexts();
  const nameOf = usePlaceName();
  const { data: place } = useMethod('getPlace', { id: placeId });
  const kind = t(`events.types.${type}`);
  return (
    <PanelDialog
      opened={opened}
      onClose={onClose}
      title={place ? t('places.events.title', { type: kind, name: nameOf(place) }) : kind}
    >
      <EventPages placeId={placeId} type={type} />
    </PanelDialog>
  );
}

function EventPages({ placeId, type }: Pick<Props, 'placeId' | 'type'>) {
  const { t } = useTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useMethod(
    'findEventsByTypeAndPlace',
    { place_id: placeId, type, limit: pageSize, offset: (page - 1) * pageSize },
    { keepPrevious: true },
  );
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={5} />;
  if (data.total > mostEvents) {
    return (
      <Notice tone="hint">
        <p>{t('place.tooManyEvents')}</p>
        <Anchor component={Link} to={withVia(pathTo('persons_search'), { code: 'places' })}>
          {t('places.events.search')}
        </Anchor>
      </Notice>
    );
  }
  if (data.total === 0) return <p className="record-empty">{t('places.events.noPersons')}</p>;
  return (
    <>
      <p role="status">{t('places.events.count', { count: data.total })}</p>
      <ul className="place-persons">
        {data.data.map(({ id, person, sort_start_date }) => (
          <li key={id}>
            <Link to={withVia(pathTo('person', { id: person.id }), { code: 'places' })}>
              <bdi>{[person.surname, person.familyname].join(' ').trim() || t('persons.nameless')}</bdi>
            </Link>
            <DateText date={sort_start_date} />
          </li>
        ))}
      </ul>
      {data.total > pageSize && (
        <Pagination
          aria-label={t('places.events.pages')}
          total={Math.ceil(data.total / pageSize)}
          value={page}
          onChange={setPage}
        />
      )}
    </>
  );
}
