import { mayEditArchive } from '@salient/shared/areas/documents/documentPolicy.ts';
import { tagName } from '@salient/shared/areas/tags/tagTree.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { ListPage } from '../../../lib/list/ListPage.tsx';
import type { ListFilter } from '../../../lib/list/listTypes.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { useTagIndex } from '../../tags/useTagIndex.ts';
import '../../collections/collections.css';
import '../documents.css';
import { UnfinishedUploads } from '../upload/UnfinishedUploads.tsx';
import { AddDocumentMenu } from './AddDocumentMenu.tsx';
import { useDocumentColumns } from './useDocumentColumns.tsx';

type Params = ParamsOf<Methods['findCollectionDocuments']>;

/** What the columns show besides the document's own fields. */
const expansions: NonNullable<Params['extend']> = ['collection'];

/** The documents (DOCUMENT-02 to DOCUMENT-08). */
export function DocumentListPage() {
  const { t } = useTexts();
  const columns = useDocumentColumns({ isFull: true, hasCollection: true });
  const filters = useDocumentFilters();
  const isEditor = mayEditArchive(useActor());
  return (
    <ListPage
      method="findCollectionDocuments"
      title={t('pages.documentation')}
      columns={columns}
      sort={['sort_title', 1]}
      searchDelay={500}
      filters={filters}
      params={({ tag, disclosed, removed, ...options }) => ({
        ...(tag ? { tag } : {}),
        options: {
          ...(options as NonNullable<Params['options']>),
          ...(disclosed ? { disclosed: disclosed === 'yes' } : {}),
          ...(removed === 'yes' ? { includeDeleted: true } : {}),
        },
        extend: [...expansions],
      })}
      nameOf={({ title }) => title}
      rowPath={({ id }) => pathTo('document', { id })}
      lead={isEditor && <UnfinishedUploads />}
      actions={isEditor && <AddDocumentMenu />}
    />
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
