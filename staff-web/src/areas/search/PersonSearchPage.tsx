import { findPersonAdvancedInternal as definition } from '@salient/shared/areas/functions/personFunctions.ts';
import { callArguments } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Page } from '../../lib/page/Page.tsx';
import { RecordTabs } from '../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../lib/tabs/useActiveTab.ts';
import { SearchParameters } from './SearchParameters.tsx';
import { SearchResults } from './SearchResults.tsx';
import { usePersonSearch } from './usePersonSearch.ts';
import './search.css';

/** The advanced search of persons: what is asked, and who is found (ADVSEARCH-01). */
export function PersonSearchPage() {
  const { t } = useTexts();
  const [tab, openTab] = useActiveTab(['parameters', 'results']);
  const search = usePersonSearch();
  const counting = useMethod(
    'callFunction',
    { name: definition.name, args: callArguments(search.query), limit: 0 },
    { keepPrevious: true },
  );
  const total = typeof counting.data === 'object' ? counting.data.total : undefined;
  return (
    <Page title={t('pages.persons_search')}>
      <RecordTabs
        label={t('personSearch.tabs.label')}
        tabs={[
          { key: 'parameters', label: t('personSearch.tabs.parameters') },
          {
            key: 'results',
            label: t('personSearch.tabs.results'),
            ...(total === undefined || counting.isError
              ? {}
              : { count: total, countText: t('personSearch.count', { count: total }) }),
          },
        ]}
        active={tab}
        onActive={openTab}
      >
        {tab === 'parameters' ? (
          <SearchParameters
            search={search}
            count={{ total, isCounting: counting.isFetching, isError: counting.isError }}
          />
        ) : (
          <SearchResults query={search.query} total={total} />
        )}
      </RecordTabs>
    </Page>
  );
}
