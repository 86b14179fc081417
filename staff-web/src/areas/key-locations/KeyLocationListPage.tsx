import { Button } from '@mantine/core';
import type { KeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { publicPathOf } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import type { ListColumn, RowAction } from '../../lib/list/listTypes.ts';
import { NewRecordLink } from '../../lib/list/NewRecordLink.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import './keyLocations.css';
import { keyLocationLabel } from './keyLocationLabel.ts';
import { QrSheetDialog } from './QrSheetDialog.tsx';
import { RemoveKeyLocationDialog } from './RemoveKeyLocationDialog.tsx';

/** The key locations (ROUTE-43, KEYLOC-02 to KEYLOC-05). */
export function KeyLocationListPage() {
  const { t } = useTexts();
  const actor = useActor();
  const columns = useKeyLocationColumns();
  const panel = useOpenPanel();
  const { shown, hrefOf, close } = panel;
  const isEditor = canEdit(actor);
  const actionsOf = ({ id, name }: KeyLocation): readonly RowAction[] => [
    {
      key: 'view',
      label: t('keyLocations.view', { name }),
      icon: <Icon name="open" />,
      onClick: () =>
        void window.open(publicPathOf({ kind: 'key_location', id, second_id: null }), '_blank', 'noopener'),
    },
    {
      key: 'edit',
      label: t('keyLocations.edit', { name }),
      icon: <Icon name="edit" />,
      to: pathTo('key_location', { id }),
    },
    {
      key: 'history',
      label: t('historyPanel.openOf', { name }),
      icon: <Icon name="history" />,
      to: hrefOf('history', id),
    },
    {
      key: 'remove',
      label: t('keyLocations.remove', { name }),
      icon: <Icon name="remove" />,
      tone: 'danger',
      to: hrefOf('remove', id),
    },
  ];
  return (
    <>
      <ListPage
        method="findKeyLocations"
        title={t('pages.key_locations')}
        columns={columns}
        sort={['number', 1]}
        nameOf={({ name }) => name}
        {...(isEditor
          ? { rowPath: ({ id }: KeyLocation) => pathTo('key_location', { id }), rowActions: actionsOf }
          : {})}
        actions={<ListActions isEditor={isEditor} sheetPath={hrefOf('sheet')} />}
      />
      {shown?.panel === 'sheet' && <QrSheetDialog key={shown.key} opened={shown.opened} onClose={close} />}
      {shown?.panel === 'history' && shown.id && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: 'key_location', id: shown.id }}
          onClose={close}
        />
      )}
      {shown?.panel === 'remove' && shown.id && (
        <RemoveKeyLocationDialog key={shown.key} opened={shown.opened} id={shown.id} onClose={close} />
      )}
    </>
  );
}

interface ActionProps {
  readonly isEditor: boolean;
  readonly sheetPath: string;
}

function ListActions({ isEditor, sheetPath }: ActionProps) {
  const { t, language } = useTexts();
  return (
    <>
      <Button
        component="a"
        href={`/public/key_locations_map/${language}`}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<Icon name="open" />}
      >
        {t('keyLocations.publicMap')}
      </Button>
      <Button
        component={Link}
        to={sheetPath}
        preventScrollReset
        variant="default"
        leftSection={<Icon name="document" />}
      >
        {t('keyLocations.sheets')}
      </Button>
      {isEditor && (
        <Button component={Link} to={pathTo('key_walks')} variant="default" leftSection={<Icon name="list" />}>
          {t('pages.key_walks')}
        </Button>
      )}
      {isEditor && <NewRecordLink to={pathTo('key_location_create')} title={t('pages.key_location_create')} />}
    </>
  );
}

function useKeyLocationColumns(): readonly ListColumn<KeyLocation>[] {
  const { t } = useTexts();
  return useMemo(() => {
    const label = keyLocationLabel(t);
    return [
      { key: 'name', title: label('name'), sortable: true },
      { key: 'number', title: label('number'), sortable: true, numeric: true },
      { key: 'year', title: label('year'), sortable: true, numeric: true },
      {
        key: 'photo_count',
        title: t('keyLocations.columns.photos'),
        sortable: true,
        numeric: true,
        largestFirst: true,
      },
    ];
  }, [t]);
}
