import type { DocumentHit } from '@salient/shared/areas/documents/documentSearchMethods.ts';
import { MarkedText } from '@salient/shared/areas/documents/search/MarkedText.tsx';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import type { ListColumn } from '../../../lib/list/listTypes.ts';
import { useDocumentChoices } from './useDocumentChoices.ts';

/** The columns of what a search finds: where it stands, and the sentence with its words marked. */
export function useHitColumns() {
  const { t } = useTexts();
  const { category, status } = useDocumentChoices();
  return useMemo(
    (): readonly ListColumn<DocumentHit>[] => [
      {
        key: 'document',
        title: t('collections.fields.title'),
        width: 'minmax(12rem, 1fr)',
        render: ({ title }) => <MarkedText parts={title} />,
        beside: ({ document, page_number }) => (
          <>
            {document.parent && <small className="referenced-names">{document.parent.title}</small>}
            {document.deleted && <span className="removed-mark">{t('collections.fields.deleted')}</span>}
            {page_number !== null && (
              <small className="referenced-names">{t('documentPages.onPage', { number: String(page_number) })}</small>
            )}
          </>
        ),
      },
      {
        key: 'snippet',
        title: t('documentPages.hits'),
        width: 'minmax(16rem, 3fr)',
        render: ({ snippet }) => (
          <span className="hit-text">
            <MarkedText parts={snippet} />
          </span>
        ),
      },
      {
        key: 'category',
        title: t('documentRecord.fields.category'),
        render: ({ document }) => t(`documentRecord.categories.${document.category}`),
        filter: category,
      },
      {
        key: 'collection',
        title: t('documentRecord.fields.collection'),
        render: ({ document: { collection } }) =>
          collection && <span title={collection.title}>{collection.adlibCode || collection.title}</span>,
      },
      {
        key: 'status',
        title: t('documentPages.status'),
        render: ({ document }) => t(`collections.statuses.${document.status}`),
        filter: status,
      },
    ],
    [t, category, status],
  );
}
