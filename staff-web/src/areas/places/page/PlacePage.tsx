import { Button } from '@mantine/core';
import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { HistoryPanel } from '../../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { RecordMerges } from '../../../lib/merges/RecordMerges.tsx';
import { ArrivedNotice, isRecordAway, RecordAway } from '../../../lib/missing/RecordAway.tsx';
import { FactRows } from '../../../lib/page/FactRows.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useRecordSlots } from '../../../lib/related/recordSlots.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { RecordTabs } from '../../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../../lib/tabs/useActiveTab.ts';
import { EventBadges } from '../EventBadges.tsx';
import { PlaceMergePanel } from '../merge/PlaceMergePanel.tsx';
import { usePlaceMergeCommands } from '../merge/usePlaceMergeCommands.ts';
import { PlaceEventsDialog } from '../PlaceEventsDialog.tsx';
import { PlaceStatus } from '../PlaceStatus.tsx';
import { placeEventsPanel, readPlaceEvents } from '../placeEvents.ts';
import { usePlaceName } from '../placeTexts.ts';
import { RemovePlaceDialog } from '../RemovePlaceDialog.tsx';
import { ContainmentFacts } from './ContainmentFacts.tsx';
import { PlaceNames } from './PlaceNames.tsx';
import { PlacePosition } from './PlacePosition.tsx';
import { PlacesWithin } from './PlacesWithin.tsx';
import { TextsOfPlace } from './TextsOfPlace.tsx';
import '../places.css';
import { HistoryButton } from '../../../lib/history/HistoryButton.tsx';

/** A place, to be read (ROUTE-14, PLACE-11, PLACE-12). */
export function PlacePage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getPlace', { id, extend: ['events'] });
  if (error && isRecordAway(error)) {
    return <RecordAway error={error} list="places" type="place" title={t('places.gone.title')} />;
  }
  if (data) return <PlaceRecord key={id} place={data} />;
  return (
    <Page title={t('pages.place')} isWaiting={!error}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={8} />}
    </Page>
  );
}

const tabs = ['map', 'within', 'documents'] as const;

function PlaceRecord({ place }: { readonly place: Place }) {
  const { t, language } = useTexts();
  const { id } = place;
  const actor = useActor();
  const navigate = useNavigate();
  const isEditor = canEdit(actor);
  const name = usePlaceName()(place);
  const { Documents } = useRecordSlots();
  const panel = useOpenPanel();
  const { shown, hrefOf, close } = panel;
  const [tab, openTab] = useActiveTab(tabs);
  const events = shown?.panel === placeEventsPanel ? readPlaceEvents(shown.id) : null;
  const facts: readonly (readonly [string, string])[] = [
    [t('places.fields.type'), t(`places.types.${place.type}`)],
    [t('places.fields.country_code'), placeCountry(place, language)],
    [t('places.fields.alternative_names'), place.alternative_names.join(', ')],
    [
      t('places.fields.further_languages'),
      Object.entries(place.further_languages)
        .map(([code, each]) => `${code}: ${each}`)
        .join(', '),
    ],
  ];
  return (
    <Page title={name} actions={isEditor && <PlaceActions id={id} name={name} hrefOf={hrefOf} />}>
      <ArrivedNotice text={t('places.mergedInto')} />
      {isEditor && <TextsOfPlace id={id} name={name} />}
      <p>
        <PlaceStatus status={place.resolution_status} />
      </p>
      <dl className="place-facts-list">
        <FactRows facts={facts} />
        <ContainmentFacts placeId={id} containments={place.containments ?? []} />
      </dl>
      <EventBadges place={place} hrefOf={hrefOf} />
      <PlaceNames place={place} />
      <RecordTabs
        label={t('places.parts')}
        tabs={tabs.map((key) => ({ key, label: t(`places.tabs.${key}`) }))}
        active={tab}
        onActive={openTab}
      >
        {tab === 'map' && <PlacePosition place={place} />}
        {tab === 'within' && <PlacesWithin id={id} />}
        {tab === 'documents' && <Documents type="place" id={id} name={name} />}
      </RecordTabs>
      {isEditor && <Merges id={id} />}
      {events && shown && <PlaceEventsDialog key={shown.key} opened={shown.opened} {...events} onClose={close} />}
      {shown?.panel === 'history' && isEditor && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'place', id }} onClose={close} />
      )}
      {isEditor && <PlaceMergePanel panel={panel} behind={id} />}
      {shown?.panel === 'remove' && isEditor && (
        <RemovePlaceDialog
          key={shown.key}
          opened={shown.opened}
          id={id}
          onClose={close}
          onRemoved={() => void navigate(pathTo('places'))}
        />
      )}
    </Page>
  );
}

function Merges({ id }: { readonly id: string }) {
  const { data = [] } = useMethod('findPlaceMerges', { place_id: id });
  const { undo } = usePlaceMergeCommands();
  return <RecordMerges id={id} merges={data} undo={(merge) => undo(merge.id)} />;
}

interface ActionProps {
  readonly id: string;
  readonly name: string;
  readonly hrefOf: (panel: string, id?: string) => string;
}

/** What can be done from here. */
function PlaceActions({ id, name, hrefOf }: ActionProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const editPath = withVia(pathTo('place_edit', { id }), { code: 'place', id });
  const label = t('places.edit', { name });
  useShortcut('e', label, () => void navigate(editPath));
  return (
    <>
      <Button
        component={Link}
        to={hrefOf('remove', id)}
        preventScrollReset
        variant="default"
        leftSection={<Icon name="remove" />}
        aria-label={t('places.remove', { name })}
      >
        {t('forms.remove')}
      </Button>
      <HistoryButton to={hrefOf('history', id)} />
      <Button
        component={Link}
        to={editPath}
        leftSection={<Icon name="edit" />}
        aria-label={label}
        aria-keyshortcuts="e"
      >
        {t('places.editShort')}
      </Button>
    </>
  );
}
