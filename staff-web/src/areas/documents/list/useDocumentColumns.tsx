import type { DocumentRow } from '@salient/shared/areas/documents/document.ts';
import { counterText } from '@salient/shared/areas/documents/documentTypes.ts';
import { readTitlePath } from '@salient/shared/areas/documents/titlePath.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import type { ListColumn } from '../../../lib/list/listTypes.ts';
import { ReferencedNames } from './ReferencedNames.tsx';
import { TitleWithin } from './TitleWithin.tsx';
import { useDocumentChoices } from './useDocumentChoices.ts';

interface Options {
  /** Whether the columns sort and filter; where the method that lists them can. */
  readonly isFull?: boolean;
  /** Whether the collection is shown, where it is not that of the page. */
  readonly hasCollection?: boolean;
  /** Whether the number of pages can be sorted by. */
  readonly sortsPages?: boolean;
}

/** By what a document is called in a list of ids: its number, or the end of its id, by which ids of one day differ. */
export const shortId = ({ id, counter }: Pick<DocumentRow, 'id' | 'counter'>) =>
  counter === null ? `…${id.slice(-8)}` : counterText(counter);

/** The columns of every list of documents (COLLECTION-19, DOCUMENT-08). */
export function useDocumentColumns({ isFull = false, hasCollection = false, sortsPages = false }: Options) {
  const { t, language } = useTexts();
  const filters = useDocumentChoices();
  return useMemo((): readonly ListColumn<DocumentRow>[] => {
    const categoryText = (value: DocumentRow['category']) => t(`documentRecord.categories.${value}`);
    const statusText = (value: DocumentRow['status']) => t(`collections.statuses.${value}`);
    return [
      {
        key: 'title',
        title: t('collections.fields.title'),
        ...(isFull ? { sortable: 'sort_title' } : {}),
        width: 'minmax(15rem, 2fr)',
        render: ({ title }) => readTitlePath(title).own,
        beside: ({ title, parent, references, deleted }) => (
          <>
            <TitleWithin title={title} parent={parent} />
            {deleted && <span className="removed-mark">{t('collections.fields.deleted')}</span>}
            <ReferencedNames references={references} />
          </>
        ),
      },
      {
        key: 'category',
        title: t('documentRecord.fields.category'),
        sortable: isFull,
        render: ({ category, parentId }) => (
          <>
            {categoryText(category)}
            {parentId !== null && (
              <>
                {' '}
                <abbr className="sub-badge" title={t('documentPages.isSub')}>
                  {t('documentPages.sub')}
                </abbr>
              </>
            )}
          </>
        ),
        ...(isFull && hasCollection
          ? {
              filter: filters.category,
            }
          : {}),
      },
      {
        key: 'id',
        title: t('documentPages.id'),
        ...(isFull ? { sortable: '_id' } : {}),
        short: true,
        render: (row) => <span title={row.id}>{shortId(row)}</span>,
      },
      ...(hasCollection
        ? [
            {
              key: 'collection',
              title: t('documentRecord.fields.collection'),
              render: ({ collection }: DocumentRow) =>
                collection && <span title={collection.title}>{collection.adlibCode || collection.title}</span>,
            },
          ]
        : []),
      {
        key: 'status',
        title: t('documentPages.status'),
        sortable: isFull,
        render: ({ status }) => statusText(status),
        ...(isFull && hasCollection
          ? {
              filter: filters.status,
            }
          : {}),
      },
      {
        key: 'modified',
        title: t('documentPages.modified'),
        sortable: isFull,
        short: true,
        render: ({ modified }) => momentText(modified),
      },
      {
        key: 'pages',
        title: t('documentRecord.fields.pages'),
        sortable: sortsPages,
        numeric: true,
        largestFirst: true,
        render: ({ nbr_of_pages }) => nbr_of_pages.toLocaleString(locales[language]),
      },
    ];
  }, [t, language, filters, isFull, hasCollection, sortsPages]);
}
