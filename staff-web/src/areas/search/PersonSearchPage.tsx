import { Button } from '@mantine/core';
import { callArguments } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { findPersonAdvancedInternal as definition } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../lib/icons/Icon.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { RecordTabs } from '../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../lib/tabs/useActiveTab.ts';
import { QuestionNotices } from './QuestionNotices.tsx';
import { SearchParameters } from './SearchParameters.tsx';
import { SearchResults } from './SearchResults.tsx';
import { NewPersons } from './saved/NewPersons.tsx';
import { SavedSearchBar } from './saved/SavedSearchBar.tsx';
import { SaveSearchDialog } from './saved/SaveSearchDialog.tsx';
import { useSavedSearch } from './saved/useSavedSearch.ts';
import { usePersonSearch } from './usePersonSearch.ts';
import './search.css';

/** The advanced search of persons: what is asked, and who is found (ADVSEARCH-01). */
export function PersonSearchPage() {
  const { t } = useTexts();
  const [named, openTab] = useActiveTab(['parameters', 'results', 'new']);
  const search = usePersonSearch();
  const { query } = search;
  const { id, data: saved, isError } = useSavedSearch(search);
  const [isSaving, setSaving] = useState(false);
  const counting = useMethod(
    'callFunction',
    { name: definition.name, args: callArguments(query), limit: 0 },
    { keepPrevious: true },
  );
  const total = typeof counting.data === 'object' ? counting.data.total : undefined;
  const hasNew = Boolean(saved?.following) && saved?.unreadable.length === 0;
  const newPersons = useMethod('countNewInSavedSearch', { id }, { enabled: hasNew });
  const tab = named === 'new' && !hasNew ? 'parameters' : named;
  return (
    <Page
      title={t('pages.persons_search')}
      actions={
        <>
          {!id && (
            <Button variant="default" leftSection={<Icon name="plus" />} onClick={() => setSaving(true)}>
              {t('savedSearches.save')}
            </Button>
          )}
          <Button component={Link} to={pathTo('saved_searches')} variant="default" leftSection={<Icon name="list" />}>
            {t('pages.saved_searches')}
          </Button>
        </>
      }
    >
      {id && isError && <Notice tone="error">{t('savedSearches.notFound')}</Notice>}
      {saved && <SavedSearchBar search={saved} query={query} onOpen={search.open} onSaveAs={() => setSaving(true)} />}
      <QuestionNotices search={search} />
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
          ...(hasNew
            ? [
                {
                  key: 'new' as const,
                  label: t('savedSearches.new'),
                  ...(newPersons.data
                    ? {
                        count: newPersons.data.count,
                        countText: t('savedSearches.newCount', { count: newPersons.data.count }),
                      }
                    : {}),
                },
              ]
            : []),
        ]}
        active={tab}
        onActive={openTab}
      >
        {tab === 'parameters' ? (
          <SearchParameters
            search={search}
            count={{ total, isCounting: counting.isFetching, isError: counting.isError }}
          />
        ) : tab === 'new' && saved ? (
          <NewPersons search={saved} />
        ) : (
          <SearchResults query={query} total={total} />
        )}
      </RecordTabs>
      <SaveSearchDialog
        opened={isSaving}
        search={undefined}
        query={callArguments(query)}
        onClose={() => setSaving(false)}
        onSaved={(made) => {
          setSaving(false);
          search.open(query, made.id);
        }}
      />
    </Page>
  );
}
