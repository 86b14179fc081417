import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useDelayed } from '@salient/shared/lib/ui/useDelayed.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Address } from '../../../lib/routing/address.ts';
import { linkToStart } from '../../../lib/routing/linkTo.ts';
import type { PageProps } from '../../../lib/routing/PageModule.ts';
import { useHead } from '../../../lib/site/head.ts';
import { Failure } from '../../../lib/ui/Failure.tsx';
import { PageTitle } from '../../../lib/ui/PageTitle.tsx';
import { Pagination } from '../../../lib/ui/Pagination.tsx';
import { DocumentHits } from './DocumentHits.tsx';
import { DocumentSearchForm } from './DocumentSearchForm.tsx';
import { hitsOnPage, lastPage, parseDocumentSearch } from './documentSearchAddress.ts';
import { linkToDocumentSearch } from './linkToDocumentSearch.ts';

function paramsOf(address: Address) {
  const { text, page } = parseDocumentSearch(address);
  return { text, offset: (page - 1) * hitsOnPage, limit: hitsOnPage };
}

export function fetchAhead(address: Address, client: Client): FetchQueryOptions[] {
  const params = paramsOf(address);
  const queries = params.text === '' ? [] : [methodQuery(client, 'searchPublicDocuments', params)];
  return queries as unknown as FetchQueryOptions[];
}

/** Whether the address asks for a page of hits that there is not; nobody knows while they are being fetched. */
export function useIsPastHits(address: Address): boolean {
  const params = paramsOf(address);
  const total = useMethod('searchPublicDocuments', params, { enabled: params.text !== '' }).data?.total;
  return total !== undefined && params.offset > 0 && params.offset >= total;
}

/** Looks for words in the documents that are open to everybody. */
export function DocumentSearchPage({ address }: PageProps) {
  const { t } = useTexts();
  const { text, page } = parseDocumentSearch(address);
  useHead({
    title: `${text ? t('documentSearch.metaResults', { text }) : t('documentSearch.metaTitle')} – Salient`,
    description: t('documentSearch.metaDescription'),
    // What search engines index are the documents themselves.
    index: text === '',
    path: linkToDocumentSearch({ base: '', params: [] }, text, page),
  });
  return (
    <div className="page document-search">
      <div className="search-head">
        <PageTitle>{t('documentSearch.title')}</PageTitle>
        <p className="lead">{t('documentSearch.lead')}</p>
      </div>
      <DocumentSearchForm address={address} />
      {text !== '' && <Results address={address} />}
      <p className="aside">
        <Link to={linkToStart(address)}>{t('search.title')}</Link>
      </p>
    </div>
  );
}

function Results({ address }: PageProps) {
  const { t } = useTexts();
  const { text, page } = parseDocumentSearch(address);
  const { data, error, isFetching, refetch } = useMethod('searchPublicDocuments', paramsOf(address), {
    keepPrevious: true,
  });
  const isSlow = useDelayed(isFetching);
  if (error) return <Failure title={t('documentSearch.failed')} error={error} onRetry={() => void refetch()} />;
  const total = data?.total ?? 0;
  return (
    <div className="document-results" aria-busy={isFetching}>
      <p role="status" className="document-results-count">
        {data && (total > 0 ? t('documentSearch.found', { count: total }) : t('documentSearch.none', { text }))}
        {isSlow && <span className="results-busy"> {t('search.live.searching')}</span>}
      </p>
      {data && <Notices {...data} text={text} />}
      {data && <DocumentHits hits={data.data} asked={text} />}
      <Pagination
        page={page}
        pages={Math.min(Math.ceil(total / hitsOnPage), lastPage)}
        hrefOf={(each) => linkToDocumentSearch(address, text, each)}
      />
      {total > lastPage * hitsOnPage && (
        <p className="aside">{t('documentSearch.tooFar', { count: lastPage * hitsOnPage })}</p>
      )}
    </div>
  );
}

type Outcome = Pick<ResultOf<Methods['searchPublicDocuments']>, 'nearly' | 'degraded' | 'total'>;

/** What there is to be said of an answer. */
function Notices({ nearly, degraded, total, text }: Outcome & { readonly text: string }) {
  const { t } = useTexts();
  const hasWords = /[\p{L}\p{N}]/u.test(text);
  return (
    <>
      {nearly && <p className="notice notice-quiet">{t('documentSearch.nearly')}</p>}
      {degraded && <p className="notice notice-quiet">{t('documentSearch.degraded')}</p>}
      {total === 0 && <p>{t(hasWords ? 'documentSearch.fewerWords' : 'documentSearch.noWords')}</p>}
    </>
  );
}
