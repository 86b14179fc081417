import { memorialTypes } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import type { ListColumn, ListFilter, RowAction, RowOf } from '../../lib/list/listTypes.ts';
import { NewRecordLink } from '../../lib/list/NewRecordLink.tsx';
import { DoublesLink } from '../../lib/merges/DoublesLink.tsx';
import { RecordMergePickBar } from '../../lib/merges/RecordMergePickBar.tsx';
import { useRecordMergePick } from '../../lib/merges/useRecordMergePick.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { IrishMark } from './IrishMark.tsx';
import { MemorialMergePanel } from './merge/MemorialMergePanel.tsx';
import './memorials.css';
import { RemoveMemorialDialog } from './RemoveMemorialDialog.tsx';

type Params = ParamsOf<Methods['findMemorials']>;
type Row = RowOf<'findMemorials'>;

/** What the columns show besides the memorial's own fields (MEMORIAL-02). */
const expansions: NonNullable<Params['extend']> = ['nbr_of_persons', 'place_names'];

/** The memorials (ROUTE-16, MEMORIAL-01, MEMORIAL-02). */
export function MemorialListPage() {
  const { t, language } = useTexts();
  const actor = useActor();
  const columns = useMemorialColumns();
  const filters = useSearchMode();
  const panel = useOpenPanel();
  const { shown, hrefOf, close } = panel;
  const merge = useRecordMergePick('memorial', hrefOf);
  const isEditor = canEdit(actor);
  const actionsOf = ({ id, name }: Row): readonly RowAction[] => [
    {
      key: 'edit',
      label: t('memorialRecord.edit', { name }),
      icon: <Icon name="edit" />,
      to: pathTo('memorial_edit', { id }),
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
      label: t('memorialRecord.remove', { name }),
      icon: <Icon name="remove" />,
      tone: 'danger',
      to: hrefOf('remove', id),
    },
  ];
  return (
    <>
      <ListPage
        method="findMemorials"
        title={t('pages.memorials')}
        columns={columns}
        sort={['name', 1]}
        bestFirst
        searchDelay={500}
        filters={filters}
        params={({ search_mode, ...filter }) => ({
          search_mode: (search_mode ?? 'contains') as NonNullable<Params['search_mode']>,
          filter: filter as Params['filter'],
          extend: expansions,
          language,
        })}
        nameOf={({ name }) => name}
        rowPath={({ id }) => pathTo('memorial', { id })}
        {...(isEditor ? { rowActions: actionsOf } : {})}
        lead={isEditor && <RecordMergePickBar type="memorial" pathOf={(id) => pathTo('memorial', { id })} />}
        actions={
          isEditor && (
            <>
              <DoublesLink to={pathTo('memorial_doubles')} />
              <NewRecordLink to={pathTo('memorial_create')} title={t('pages.memorial_create')} />
            </>
          )
        }
      />
      {isEditor && <MemorialMergePanel panel={panel} onMerged={merge.clear} />}
      {shown?.panel === 'history' && shown.id && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: 'memorial', id: shown.id }}
          onClose={close}
        />
      )}
      {shown?.panel === 'remove' && shown.id && isEditor && (
        <RemoveMemorialDialog key={shown.key} opened={shown.opened} id={shown.id} onClose={close} />
      )}
    </>
  );
}

/** How a typed text is looked for in the names. */
function useSearchMode(): readonly ListFilter[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        name: 'search_mode',
        label: t('memorialRecord.searchMode'),
        choices: (['contains', 'head'] as const).map((value) => ({
          value,
          label: t(`memorialRecord.searchModes.${value}`),
        })),
      },
    ],
    [t],
  );
}

function useMemorialColumns(): readonly ListColumn<Row>[] {
  const { t, language } = useTexts();
  return useMemo(() => {
    const personsOn = (row: Row) => ('extend_nbr_of_persons' in row ? row.extend_nbr_of_persons : undefined);
    return [
      {
        key: 'name',
        title: t('persons.fields.name'),
        sortable: true,
        beside: (row) => 'version' in row && <IrishMark memorial={row} />,
      },
      {
        key: 'type',
        title: t('persons.type'),
        sortable: true,
        render: ({ type }) => t(`memorials.types.${type}`),
        filter: {
          name: 'type',
          label: t('persons.type'),
          choices: [
            { value: 'all', label: t('lists.all') },
            ...memorialTypes.map((value) => ({ value, label: t(`memorials.types.${value}`) })),
          ],
        },
      },
      {
        key: 'place',
        title: t('events.fields.place'),
        sortable: true,
        render: ({ place_names = {} }) => placeName(place_names, language),
      },
      {
        key: 'persons',
        title: t('memorialRecord.fields.persons'),
        sortable: 'nbr_of_persons',
        numeric: true,
        largestFirst: true,
        render: (row) => personsOn(row)?.toLocaleString(locales[language]),
      },
    ];
  }, [t, language]);
}
