import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { NothingHere } from '../about/NothingHere.tsx';
import type { Address, Params } from '../app/address.ts';
import { type Chunk, useChunk } from '../app/chunk.ts';
import { useHead } from '../app/head.ts';
import { useLinks } from '../app/links.ts';
import type { PageProps } from '../app/pages.ts';
import { panelChunks } from '../search/panelChunks.ts';
import { parseSearch, printSearch } from '../search/searchAddress.ts';
import { emptySearch, type SearchState } from '../search/searchQuery.ts';
import { pageParams, type SearchControl, useSearch } from '../search/useSearch.ts';
import { Failure } from '../ui/Failure.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

const idOf = ({ route }: Address) => (route.page === 'project' ? route.id : '');

/** The project's persons are a search with one filter; page and order are in the address. */
function stateOf(address: Address): SearchState {
  const { page, sort } = parseSearch(address.params);
  return { ...emptySearch, tab: 'results', query: { project: idOf(address) }, page, sort };
}

/** Page and order alone; the project stands in the path. */
const paramsOf = ({ page, sort }: SearchState): Params => printSearch({ ...emptySearch, page, sort });

export const fetchAhead = (address: Address, client: Client) =>
  [
    methodQuery(client, 'getProject', { id: idOf(address) }),
    methodQuery(client, 'callFunction', pageParams(stateOf(address))),
  ] as unknown as FetchQueryOptions[];

/** The list of persons comes with the search's results. */
export const chunksFor = (): readonly Chunk<unknown>[] => [panelChunks.results];

/** The persons of a project (PUBLIC-37). */
export function Page({ address }: PageProps) {
  const { t } = useTexts();
  const id = idOf(address);
  const { data: project, error, refetch } = useMethod('getProject', { id });
  if (error && failureOf(error).name === 'notFound') {
    return <NothingHere title={t('projects.notFound')} text={t('projects.notFoundText')} status={404} />;
  }
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return project ? <ProjectPersons address={address} id={id} title={project.title} /> : <Waiting />;
}

function Waiting() {
  const { t } = useTexts();
  return (
    <div className="page" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('projects.loading')}
      </p>
      <div className="skeleton-title" />
      <div className="skeleton-text" />
    </div>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTexts();
  useHead({ title: `${t('common.errorTitle')} – Salient`, status: 503, index: false });
  return (
    <div className="page page-narrow">
      <Failure title={t('common.errorTitle')} error={error} onRetry={onRetry} />
    </div>
  );
}

interface PersonsProps {
  readonly address: Address;
  readonly id: string;
  readonly title: string;
}

function ProjectPersons({ address, id, title }: PersonsProps) {
  const { t } = useTexts();
  const links = useLinks();
  const { PersonsOfSearch } = useChunk(panelChunks.results);
  const { go } = useSearch(address);
  const state = useMemo(() => stateOf(address), [address]);
  const control: SearchControl = { state, go, hrefOf: (next) => links.project(id, paramsOf(next)) };
  useHead({
    title: `${title} – Salient`,
    description: t('projects.metaDescription', { title }),
    path: `/project/${id}`,
  });
  return (
    <div className="page project-page">
      <PageTitle>{title}</PageTitle>
      <PersonsOfSearch
        control={control}
        via={{ page: 'project', id }}
        heading={(total) => <p className="lead">{t('projects.lead', { count: total })}</p>}
        empty={<p className="lead">{t('projects.empty')}</p>}
      />
      <p>
        <Link className="button" to={links.search({ ...emptySearch, query: { project: id }, tab: 'basic' })}>
          {t('projects.search')}
        </Link>
      </p>
    </div>
  );
}
