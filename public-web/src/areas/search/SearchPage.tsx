import { isEmptyQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Chunk, useChunk } from '../../lib/chunks/chunk.ts';
import type { Address } from '../../lib/routing/address.ts';
import { withQuery } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { useHead } from '../../lib/site/head.ts';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { linkToDocumentSearch } from '../documents/search/linkToDocumentSearch.ts';
import { BasicPanel } from './BasicPanel.tsx';
import type { SearchForm } from './form/SearchForm.ts';
import { panelId, SearchTabs, tabId } from './form/SearchTabs.tsx';
import { panelChunks } from './panelChunks.ts';
import { parseSearch, printSearch } from './searchAddress.ts';
import { emptySearch, type SearchState } from './searchState.ts';
import { countParams, pageParams, rowsOf, searchFunction, usePersons, useSearch } from './useSearch.ts';
import { useSearchForm } from './useSearchForm.ts';

/** Whether the state shows persons: on the results tab always, on the others once something is asked. */
const showsPersons = ({ tab, query }: SearchState) => tab === 'results' || !isEmptyQuery(query);

/** The form before anything is asked: what visitors come to first. */
export const isFirstPage = ({ tab, query }: SearchState) => tab === 'basic' && isEmptyQuery(query);

export function fetchAhead({ params }: Address, client: Client): FetchQueryOptions[] {
  const state = parseSearch(params);
  const queries: object[] = [];
  if (showsPersons(state)) {
    const shown = state.tab === 'results' ? state : { ...state, page: 1, sort: null };
    queries.push(methodQuery(client, 'callFunction', pageParams(shown)));
  }
  if (state.tab === 'basic') queries.push(methodQuery(client, 'callFunction', countParams));
  if (state.tab === 'advanced') queries.push(methodQuery(client, 'getFunction', { name: searchFunction }));
  return queries as FetchQueryOptions[];
}

export function chunksFor({ params }: Address): readonly Chunk<unknown>[] {
  const state = parseSearch(params);
  if (state.tab !== 'basic') return [panelChunks[state.tab]];
  return showsPersons(state) ? [panelChunks.results] : [];
}

interface Props extends PageProps {
  /** What stands beside and beneath the form before anything is asked. */
  readonly aroundForm: ReactNode;
}

/** The names search with its three tabs. */
export function SearchPage({ address, aroundForm }: Props) {
  const { t } = useTexts();
  const control = useSearch(address);
  const { state } = control;
  const form = useSearchForm(control, state.tab);
  const { found } = usePersons(
    state.tab === 'results' ? state : { ...state, page: 1, sort: null },
    showsPersons(state),
  );
  const { text } = state.query;

  useHead({
    title: text ? `${t('search.metaResults', { text })} – Salient` : `${t('search.metaTitle')} – Salient`,
    description: t('search.metaDescription'),
    // Lists of persons are for readers; what search engines index are the persons themselves.
    index: !showsPersons(state),
    path: withQuery(
      '/publicsearch',
      printSearch({ ...emptySearch, tab: state.tab, query: state.query, page: state.page }),
    ),
  });

  return (
    <div className={`page search-page search-page-${state.tab}`}>
      <div className="search-head">
        <PageTitle takesFocus={state.tab !== 'results'}>{t('search.title')}</PageTitle>
        {state.tab === 'basic' && <Lead />}
        <p className="search-elsewhere">
          <Link to={linkToDocumentSearch(address, text)}>{t('search.inDocuments')}</Link>
        </p>
      </div>
      <SearchTabs control={control} draft={form.draft} total={showsPersons(state) ? found?.total : undefined} />
      <div className="search-panel" id={panelId} role="tabpanel" aria-labelledby={tabId(state.tab)}>
        {state.tab === 'basic' && <BasicPanel form={form} />}
        {state.tab === 'advanced' && <Advanced form={form} />}
        {state.tab === 'results' && <Results form={form} />}
      </div>
      {isFirstPage(state) && aroundForm}
    </div>
  );
}

/** How many persons the list remembers. */
function Lead() {
  const { t } = useTexts();
  const { data } = useMethod('callFunction', countParams);
  const total = rowsOf(data)?.total;
  return <p className="lead">{total ? t('search.lead', { count: total }) : t('search.leadWithoutCount')}</p>;
}

function Advanced(props: { readonly form: SearchForm }) {
  const { AdvancedPanel } = useChunk(panelChunks.advanced);
  return <AdvancedPanel {...props} />;
}

function Results(props: { readonly form: SearchForm }) {
  const { ResultsPanel } = useChunk(panelChunks.results);
  return <ResultsPanel {...props} />;
}
