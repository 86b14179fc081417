import type { SavedSearch } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import type { savedSearchSortColumns } from '@salient/shared/areas/saved-searches/savedSearchMethods.ts';
import { mayChangeSavedSearch } from '@salient/shared/areas/saved-searches/savedSearchPolicy.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { shownDay } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { useRemoval } from '../../../lib/dialogs/useRemoval.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListPage } from '../../../lib/list/ListPage.tsx';
import type { ListColumn, RowAction } from '../../../lib/list/listTypes.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { SearchQuestion } from '../SearchQuestion.tsx';
import { NewSince } from './NewSince.tsx';
import { SaveSearchDialog } from './SaveSearchDialog.tsx';
import { questionOf, savedAddress } from './savedAddress.ts';
import { savedQueries } from './savedQueries.ts';
import { UnreadableNotice } from './UnreadableNotice.tsx';
import '../search.css';
import './saved.css';

type Filter = NonNullable<ParamsOf<Methods['findSavedSearches']>['filter']>;
type SortColumn = (typeof savedSearchSortColumns)[number];

/** The saved searches that the reader finds, each with who is new in it. */
export function SavedSearchListPage() {
  const { t } = useTexts();
  const actor = useActor();
  const columns = useSavedSearchColumns();
  const { shown, hrefOf, close, finish } = useOpenPanel();
  const removal = useRemoval();
  const remove = useCommand('removeSavedSearch', { refreshes: savedQueries });
  const sort: readonly [SortColumn, 1] = ['name', 1];
  const actionsOf = (search: SavedSearch): readonly RowAction[] => {
    const { id, name } = search;
    if (!mayChangeSavedSearch(actor, search)) return [];
    return [
      {
        key: 'edit',
        label: t('savedSearches.rename', { name }),
        icon: <Icon name="edit" />,
        to: hrefOf('edit', id),
      },
      {
        key: 'remove',
        label: t('savedSearches.remove', { name }),
        icon: <Icon name="remove" />,
        tone: 'danger',
        onClick: () =>
          void removal({ name, text: t('savedSearches.removeText'), run: () => remove.mutateAsync({ id }) }),
      },
    ];
  };
  return (
    <>
      <ListPage
        method="findSavedSearches"
        title={t('pages.saved_searches')}
        columns={columns}
        sort={sort}
        params={(filter) => ({ filter: filter as Filter })}
        nameOf={({ name }) => name}
        rowPath={(search) => savedAddress(search, 'results')}
        rowActions={actionsOf}
        emptyText={t('savedSearches.none')}
      />
      {shown?.panel === 'edit' && shown.id && (
        <RenameDialog key={shown.key} opened={shown.opened} id={shown.id} onClose={close} onSaved={finish} />
      )}
    </>
  );
}

interface RenameProps {
  readonly opened: boolean;
  readonly id: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function RenameDialog({ id, ...dialog }: RenameProps) {
  const { data } = useMethod('getSavedSearch', { id });
  return data ? <SaveSearchDialog {...dialog} search={data} query={data.query} /> : null;
}

function useSavedSearchColumns(): readonly ListColumn<SavedSearch>[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('savedSearches.name'),
        sortable: true,
        width: 'minmax(12rem, 1fr)',
        render: ({ name }) => <strong>{name}</strong>,
      },
      {
        key: 'question',
        title: t('savedSearches.question'),
        width: 'minmax(14rem, 2fr)',
        render: (search) => (
          <div className="saved-question">
            <SearchQuestion query={questionOf(search)} />
            <UnreadableNotice search={search} />
          </div>
        ),
      },
      { key: 'new', title: t('savedSearches.new'), render: (search) => <NewSince search={search} /> },
      {
        key: 'visibility',
        title: t('savedSearches.visibility'),
        render: ({ is_shared }) => t(is_shared ? 'savedSearches.shared' : 'savedSearches.private'),
        filter: {
          name: 'whose',
          label: t('savedSearches.whose'),
          choices: [
            { value: 'all', label: t('savedSearches.whoseAll') },
            { value: 'mine', label: t('savedSearches.whoseMine') },
            { value: 'shared', label: t('savedSearches.whoseShared') },
            { value: 'followed', label: t('savedSearches.whoseFollowed') },
          ],
        },
      },
      { key: 'owner', title: t('savedSearches.owner'), sortable: true, render: ({ owner }) => owner.account },
      {
        key: 'updated_at',
        title: t('savedSearches.changed'),
        sortable: true,
        short: true,
        render: ({ updated_at }) => shownDay(updated_at),
      },
    ],
    [t],
  );
}
