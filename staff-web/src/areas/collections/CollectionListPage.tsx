import { descriptionStatuses } from '@salient/shared/areas/collections/collectionTypes.ts';
import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import type { ListColumn, ListFilter, RowAction, RowOf } from '../../lib/list/listTypes.ts';
import { NewRecordLink } from '../../lib/list/NewRecordLink.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useActor } from '../../lib/session/useSession.ts';
import './collections.css';

type Params = ParamsOf<Methods['findDocumentCollections']>;
type Row = RowOf<'findDocumentCollections'>;

/** The collections (COLLECTION-02 to COLLECTION-06). */
export function CollectionListPage() {
  const { t } = useTexts();
  const columns = useCollectionColumns();
  const filters = useRemovedFilter();
  const isEditor = mayEditArchive(useActor());
  /** A removed collection is restored before it is changed. */
  const actionsOf = ({ id, composedTitle, deleted }: Row): readonly RowAction[] =>
    deleted
      ? []
      : [
          {
            key: 'edit',
            label: t('collectionPages.edit', { name: composedTitle }),
            icon: <Icon name="edit" />,
            to: pathTo('collection_edit', { id }),
          },
        ];
  return (
    <ListPage
      method="findDocumentCollections"
      title={t('pages.collections')}
      columns={columns}
      sort={['adlibCode', 1]}
      searchDelay={500}
      filters={filters}
      params={({ removed, ...filter }) => ({
        showRemoved: removed === 'yes',
        filter: filter as NonNullable<Params['filter']>,
      })}
      nameOf={({ composedTitle }) => composedTitle}
      rowPath={({ id }) => pathTo('collection', { id })}
      {...(isEditor ? { rowActions: actionsOf } : {})}
      actions={isEditor && <NewRecordLink to={pathTo('collection_create')} title={t('pages.collection_create')} />}
    />
  );
}

function useRemovedFilter(): readonly ListFilter[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        name: 'removed',
        label: t('collectionPages.showRemoved'),
        choices: [
          { value: 'no', label: t('history.no') },
          { value: 'yes', label: t('history.yes') },
        ],
        isFlag: true,
      },
    ],
    [t],
  );
}

function useCollectionColumns(): readonly ListColumn<Row>[] {
  const { t, language } = useTexts();
  return useMemo(
    () => [
      {
        key: 'adlibCode',
        title: t('collections.fields.adlibCode'),
        sortable: true,
        width: '120px',
        render: ({ adlibCode }) => adlibCode || t('collectionPages.noCode'),
      },
      {
        key: 'title',
        title: t('collections.fields.title'),
        sortable: true,
        width: 'minmax(14rem, 1fr)',
        render: ({ title, deleted }) => (
          <>
            <strong>{title}</strong>{' '}
            {deleted && <span className="removed-mark">{t('collections.fields.deleted')}</span>}
          </>
        ),
      },
      {
        key: 'status',
        title: t('documentPages.status'),
        sortable: true,
        render: ({ status }) => t(`collections.statuses.${status}`),
        filter: {
          name: 'status',
          label: t('collections.fields.status'),
          choices: [
            { value: 'all', label: t('lists.all') },
            ...descriptionStatuses.map((value) => ({ value, label: t(`collections.statuses.${value}`) })),
          ],
        },
      },
      {
        key: 'nbr_of_documents',
        title: t('collectionPages.documents'),
        numeric: true,
        render: ({ nbr_of_documents }) => nbr_of_documents.toLocaleString(locales[language]),
      },
    ],
    [t, language],
  );
}
