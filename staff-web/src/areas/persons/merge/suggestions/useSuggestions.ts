import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useMemo } from 'react';
import { daysAgo } from '../../../../lib/list/daysAgo.ts';
import { pageInstead } from '../../../../lib/list/listRange.ts';
import type { ListShape } from '../../../../lib/list/listState.ts';
import { useListState } from '../../../../lib/list/useListState.ts';

const shape: ListShape = { sortable: [], sort: null, rows: 10, filters: { changed: ['any', '7', '30'] } };

/** Where the reader is among the suggestions, as the address says it, and the pairs of that page. */
export function useSuggestions() {
  const { t } = useTexts();
  const control = useListState(shape);
  const { page, rows, filters } = control.state;
  const fromDate = filters.changed ? daysAgo(new Date(), Number(filters.changed)) : undefined;
  const params = { offset: page * rows, limit: rows, ...(fromDate ? { fromDate } : {}) };
  const query = useMethod('getMergeSuggestions', params, { keepPrevious: true });
  const { data, isPlaceholderData } = query;
  const { change } = control;
  // The last pair of the last page may have been decided on.
  const instead = data && !isPlaceholderData ? pageInstead(page, rows, data.total) : null;
  useEffect(() => {
    if (instead !== null) change({ page: instead }, { replace: true });
  }, [instead, change]);
  const changed = useMemo(
    () => ({
      choices: [
        { value: 'any', label: t('merging.list.changedAny') },
        { value: '7', label: t('merging.list.changed7') },
        { value: '30', label: t('merging.list.changed30') },
      ],
    }),
    [t],
  );
  return { control, query, changed };
}
