import { Button } from '@mantine/core';
import type { Place } from '@salient/shared/areas/places/place.ts';
import { type ResolutionStatus, resolutionStatuses } from '@salient/shared/areas/places/placeTypes.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import type { ListColumn, RowAction, RowOf } from '../../lib/list/listTypes.ts';
import { NewRecordLink } from '../../lib/list/NewRecordLink.tsx';
import { DoublesLink } from '../../lib/merges/DoublesLink.tsx';
import { RecordMergePickBar } from '../../lib/merges/RecordMergePickBar.tsx';
import { useRecordMergePick } from '../../lib/merges/useRecordMergePick.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { PlaceMergePanel } from './merge/PlaceMergePanel.tsx';
import { PlaceEventsDialog } from './PlaceEventsDialog.tsx';
import { placeEventsPanel, readPlaceEvents } from './placeEvents.ts';
import { usePlaceName } from './placeTexts.ts';
import { RemovePlaceDialog } from './RemovePlaceDialog.tsx';
import { usePlaceColumns } from './usePlaceColumns.tsx';

/** Guests get less of a place; whoever opens this page is staff. */
type StaffRow = RowOf<'findPlaces'>;

/** The places, with what happened at each (ROUTE-12, PLACE-01 to PLACE-04). */
export function PlaceListPage() {
  const { t, language } = useTexts();
  const actor = useActor();
  const nameOf = usePlaceName();
  const panel = useOpenPanel();
  const { shown, hrefOf, close } = panel;
  const columns = usePlaceColumns(hrefOf);
  const status = useStatusFilter();
  const filters = useMemo(() => [status], [status]);
  const isEditor = canEdit(actor);
  const merge = useRecordMergePick('place', hrefOf);
  const actionsOf = (place: Place): readonly RowAction[] => {
    const { id } = place;
    const name = nameOf(place);
    return [
      { key: 'edit', label: t('places.edit', { name }), icon: <Icon name="edit" />, to: pathTo('place_edit', { id }) },
      {
        key: 'history',
        label: t('historyPanel.openOf', { name }),
        icon: <Icon name="history" />,
        to: hrefOf('history', id),
      },
      merge.actionOf({ id, name }),
      {
        key: 'remove',
        label: t('places.remove', { name }),
        icon: <Icon name="remove" />,
        tone: 'danger',
        to: hrefOf('remove', id),
      },
    ];
  };
  const events = shown?.panel === placeEventsPanel ? readPlaceEvents(shown.id) : null;
  return (
    <>
      <ListPage<'findPlaces'>
        method="findPlaces"
        title={t('pages.places')}
        columns={columns as readonly ListColumn<StaffRow>[]}
        sort={['name', 1]}
        bestFirst
        searchDelay={500}
        filters={filters}
        params={({ status: chosen }) => ({
          resolution_status: (chosen ?? 'all') as ResolutionStatus | 'all',
          extend: ['events' as const],
          language,
        })}
        nameOf={(place) => nameOf(place as Place)}
        rowPath={({ id }) => pathTo('place', { id })}
        {...(isEditor ? { rowActions: (place) => actionsOf(place as Place) } : {})}
        lead={isEditor && <RecordMergePickBar type="place" pathOf={(id) => pathTo('place', { id })} />}
        actions={
          isEditor && (
            <>
              <Button
                component={Link}
                to={pathTo('places_healing')}
                variant="default"
                leftSection={<Icon name="genderUnknown" />}
              >
                {t('places.healing.open')}
              </Button>
              <DoublesLink to={pathTo('place_doubles')} />
              <NewRecordLink to={pathTo('place_create')} title={t('pages.place_create')} />
            </>
          )
        }
      />
      {events && shown && <PlaceEventsDialog key={shown.key} opened={shown.opened} {...events} onClose={close} />}
      {shown?.panel === 'history' && shown.id && isEditor && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'place', id: shown.id }} onClose={close} />
      )}
      {isEditor && <PlaceMergePanel panel={panel} onMerged={merge.clear} />}
      {shown?.panel === 'remove' && shown.id && isEditor && (
        <RemovePlaceDialog key={shown.key} opened={shown.opened} id={shown.id} onClose={close} />
      )}
    </>
  );
}

/** Places of one status, first those of all (PLACE-01, PLACE-27). */
function useStatusFilter() {
  const { t } = useTexts();
  return useMemo(
    () => ({
      name: 'status',
      label: t('places.fields.resolution_status'),
      choices: [
        { value: 'all', label: t('places.allStatuses') },
        ...resolutionStatuses.map((value) => ({ value, label: t(`places.statuses.${value}`) })),
      ],
    }),
    [t],
  );
}
