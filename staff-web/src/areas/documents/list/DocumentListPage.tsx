import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import { tagName } from '@salient/shared/areas/tags/tagTree.ts';
import type { ParamsOf, ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListPage } from '../../../lib/list/ListPage.tsx';
import type { ListFilter } from '../../../lib/list/listTypes.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { useTagIndex } from '../../tags/useTagIndex.ts';
import '../../collections/collections.css';
import '../documents.css';
import { foundPagePath } from '../documentPaths.ts';
import { UnfinishedUploads } from '../upload/UnfinishedUploads.tsx';
import { AddDocumentMenu } from './AddDocumentMenu.tsx';
import { useDocumentColumns } from './useDocumentColumns.tsx';
import { useHitColumns } from './useHitColumns.tsx';
import { referenceParams, useRecordFilters } from './useRecordFilters.ts';

type Params = ParamsOf<Methods['findCollectionDocuments']>;
type SearchParams = ParamsOf<Methods['searchDocuments']>;

/** What the columns show besides the document's own fields. */
const expansions: NonNullable<Params['extend']> = ['collection'];

/** The documents (DOCUMENT-02 to DOCUMENT-08); once words are typed, where these stand in them and on their pages. */
export function DocumentListPage() {
  const { t, language } = useTexts();
  const [address] = useSearchParams();
  const columns = useDocumentColumns({ isFull: true, hasCollection: true });
  const hitColumns = useHitColumns();
  const filters = useDocumentFilters();
  const recordFilters = useRecordFilters();
  const isEditor = mayEditArchive(useActor());
  const shared = {
    title: t('pages.documentation'),
    searchDelay: 500 as const,
    filters,
    recordFilters,
    lead: isEditor && <UnfinishedUploads />,
    actions: isEditor && <AddDocumentMenu />,
  };
  // The same element for both, so that the box that is typed in stays.
  return (address.get('text') ?? '').trim() === '' ? (
    <ListPage
      {...shared}
      method="findCollectionDocuments"
      columns={columns}
      sort={['sort_title', 1]}
      params={({ tag, disclosed, removed, collection, about, ...options }) => ({
        ...(tag ? { tag } : {}),
        ...referenceParams(about),
        options: {
          ...(options as NonNullable<Params['options']>),
          ...(collection ? { collectionId: collection } : {}),
          ...(disclosed ? { disclosed: disclosed === 'yes' } : {}),
          ...(removed === 'yes' ? { includeDeleted: true } : {}),
        },
        extend: [...expansions],
        language,
      })}
      nameOf={({ title }) => title}
      rowPath={({ id }) => pathTo('document', { id })}
    />
  ) : (
    <ListPage
      {...shared}
      method="searchDocuments"
      columns={hitColumns}
      sort={null}
      params={({ disclosed, removed, collection, about, ...others }) => ({
        ...(others as Pick<SearchParams, 'tag' | 'category' | 'status'>),
        ...referenceParams(about),
        ...(collection ? { collectionId: collection } : {}),
        ...(disclosed ? { disclosed: disclosed === 'yes' } : {}),
        ...(removed === 'yes' ? { includeDeleted: true } : {}),
      })}
      notice={(answer) => <SearchNotice {...answer} />}
      nameOf={({ document }) => document.title}
      rowPath={({ document: { id }, page_number }) =>
        page_number === null ? pathTo('document', { id }) : foundPagePath(id, page_number, address.get('text') ?? '')
      }
    />
  );
}

/** What is to be known of the answer to a search. */
function SearchNotice({ nearly, degraded }: ResultOf<Methods['searchDocuments']>) {
  const { t } = useTexts();
  if (!nearly && !degraded) return null;
  return (
    <Notice tone="hint">
      {nearly && <p>{t('documentPages.nearly')}</p>}
      {degraded && <p>{t('documentPages.degraded')}</p>}
    </Notice>
  );
}

/** By a tag or one below it (TAG-08, TAG-10), by whether visitors see it, and with those that were removed. */
function useDocumentFilters(): readonly ListFilter[] {
  const { t, language } = useTexts();
  const { list, index } = useTagIndex();
  return useMemo(
    () => [
      {
        name: 'tag',
        label: t('documentRecord.fields.tags'),
        choices: [
          { value: 'all', label: t('documentPages.allTags') },
          ...list.map(({ id }) => ({ value: id, label: tagName(id, index, language) })),
        ],
      },
      {
        name: 'disclosed',
        label: t('documentRecord.fields.disclosed'),
        choices: [
          { value: 'all', label: t('documentPages.disclosedOrNot') },
          { value: 'yes', label: t('documentPages.onlyDisclosed') },
          { value: 'no', label: t('documentPages.onlyUndisclosed') },
        ],
      },
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
    [t, language, list, index],
  );
}
