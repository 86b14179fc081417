import type { MilitaryEntityType } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { armyInFull } from '@salient/shared/areas/military/names/armyNames.ts';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListBody } from '../../lib/list/ListBody.tsx';
import type { ListSort } from '../../lib/list/listState.ts';
import type { ListColumn, RowAction, RowOf } from '../../lib/list/listTypes.ts';
import { NewRecordLink } from '../../lib/list/NewRecordLink.tsx';
import { DoublesLink } from '../../lib/merges/DoublesLink.tsx';
import { RecordMergePickBar } from '../../lib/merges/RecordMergePickBar.tsx';
import { useRecordMergePick } from '../../lib/merges/useRecordMergePick.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { RecordTabs } from '../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../lib/tabs/useActiveTab.ts';
import { mayKeepMilitary } from './mayKeepMilitary.ts';
import { MilitaryMergePanel } from './merge/MilitaryMergePanel.tsx';
import { RemoveMilitaryDialog } from './RemoveMilitaryDialog.tsx';

const tabs = ['units', 'brigades', 'divisions'] as const;
type Tab = (typeof tabs)[number];

/** What each tab lists; corps stand on two of them, as both columns name them (MILITARY-01, MILITARY-06, MILITARY-12). */
type Row = RowOf<'findMilitaryEntities'>;

const typesOf: Readonly<Record<Tab, MilitaryEntityType[]>> = {
  units: ['regiment', 'unit', 'corps', 'others'],
  brigades: ['brigade', 'corps'],
  divisions: ['division'],
};

const sortOf: Readonly<Record<Tab, ListSort>> = {
  units: ['regiment', 1],
  brigades: ['brigade', 1],
  divisions: ['division', 1],
};

/** The military entities in three lists (ROUTE-20, MILITARY-01 to MILITARY-06). */
export function MilitaryListPage() {
  const { t } = useTexts();
  const actor = useActor();
  const navigate = useNavigate();
  const [tab] = useActiveTab(tabs);
  const columns = useMilitaryColumns(tab);
  const panel = useOpenPanel();
  const { shown, hrefOf, close } = panel;
  const mayKeep = mayKeepMilitary(actor);
  const merge = useRecordMergePick('military_entity', hrefOf);
  const actionsOf = (entity: Row): readonly RowAction[] => {
    const { id } = entity;
    const name = militaryName(entity);
    return [
      {
        key: 'edit',
        label: t('military.edit', { name }),
        icon: <Icon name="edit" />,
        to: pathTo('military_entity_edit', { id }),
      },
      {
        key: 'history',
        label: t('historyPanel.openOf', { name }),
        icon: <Icon name="history" />,
        to: hrefOf('history', id),
      },
      merge.actionOf({ id, name }),
      {
        key: 'remove',
        label: t('military.remove', { name }),
        icon: <Icon name="remove" />,
        tone: 'danger',
        to: hrefOf('remove', id),
      },
    ];
  };
  // Each list has a search, an order and pages of its own.
  const openTab = (key: Tab) => void navigate({ search: key === tabs[0] ? '' : `?tab=${key}` }, { replace: true });
  return (
    <Page
      title={t('pages.military_entities')}
      actions={
        mayKeep && (
          <>
            <DoublesLink to={pathTo('military_doubles')} />
            <NewRecordLink to={pathTo('military_entity_create')} title={t('pages.military_entity_create')} />
          </>
        )
      }
    >
      {mayKeep && <RecordMergePickBar type="military_entity" pathOf={(id) => pathTo('military_entity', { id })} />}
      <RecordTabs
        label={t('military.list.kind')}
        tabs={tabs.map((key) => ({ key, label: t(`military.listTabs.${key}`) }))}
        active={tab}
        onActive={openTab}
      >
        <ListBody
          key={tab}
          method="findMilitaryEntities"
          title={t(`military.listTabs.${tab}`)}
          columns={columns}
          sort={sortOf[tab]}
          bestFirst
          searchDelay={500}
          params={() => ({ type: typesOf[tab] })}
          nameOf={militaryName}
          rowPath={({ id }) => pathTo('military_entity', { id })}
          {...(mayKeep ? { rowActions: actionsOf } : {})}
        />
      </RecordTabs>
      {shown?.panel === 'history' && shown.id && mayKeep && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: 'military_entity', id: shown.id }}
          onClose={close}
        />
      )}
      {mayKeep && <MilitaryMergePanel panel={panel} onMerged={merge.clear} />}
      {shown?.panel === 'remove' && shown.id && mayKeep && (
        <RemoveMilitaryDialog key={shown.key} opened={shown.opened} id={shown.id} onClose={close} />
      )}
    </Page>
  );
}

function useMilitaryColumns(tab: Tab): readonly ListColumn<Row>[] {
  const { t, language } = useTexts();
  return useMemo(() => {
    const army: ListColumn<Row> = {
      key: 'army',
      title: t('military.fields.army'),
      sortable: true,
      render: (entity) => armyInFull(entity.army, language),
    };
    switch (tab) {
      case 'units':
        return [
          {
            key: 'regiment',
            title: t('military.list.regimentOrCorps'),
            sortable: true,
            // What belongs to none is led to by its own name.
            render: (entity) => entity.regiment || entity.corps || militaryName(entity),
          },
          {
            key: 'unit',
            title: t('military.list.unit'),
            sortable: 'unit_nr',
            render: ({ regiment, corps, unit, unit_nr }) =>
              regiment || corps ? [unit_nr, unit].filter(Boolean).join(' ') : '',
          },
          army,
        ];
      case 'brigades':
        return [
          {
            key: 'brigade',
            title: t('military.list.brigadeOrCorps'),
            sortable: true,
            render: ({ brigade, corps }) => brigade || corps,
          },
          army,
        ];
      case 'divisions':
        return [{ key: 'division', title: t('military.fields.division'), sortable: true }, army];
    }
  }, [t, language, tab]);
}
