import { descriptionStatuses } from '@salient/shared/areas/collections/collectionTypes.ts';
import { documentCategories } from '@salient/shared/areas/documents/documentTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import type { ListFilter } from '../../../lib/list/listTypes.ts';

/** What lists of documents are filtered by in the heads of their columns. */
export function useDocumentChoices(): { readonly category: ListFilter; readonly status: ListFilter } {
  const { t } = useTexts();
  return useMemo(() => {
    const all = { value: 'all', label: t('lists.all') };
    return {
      category: {
        name: 'category',
        label: t('documentRecord.fields.category'),
        choices: [
          all,
          ...documentCategories.map((value) => ({ value, label: t(`documentRecord.categories.${value}`) })),
        ],
      },
      status: {
        name: 'status',
        label: t('collections.fields.status'),
        choices: [all, ...descriptionStatuses.map((value) => ({ value, label: t(`collections.statuses.${value}`) }))],
      },
    };
  }, [t]);
}
