import type { Params } from '@salient/shared/lib/address/params.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useChunk } from '../../lib/chunks/chunk.ts';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { linkToProject } from '../projects/linkToProject.ts';
import type { ProjectRoute } from '../projects/projectRoute.ts';
import { linkToSearch } from './linkToSearch.ts';
import { panelChunks } from './panelChunks.ts';
import { parseSearch, printSearch } from './searchAddress.ts';
import { emptySearch, type SearchState } from './searchState.ts';
import { pageParams, type SearchControl, useSearch } from './useSearch.ts';

/** The project's persons are a search with one filter; page and order are in the address. */
function stateOf({ params, route }: Address<ProjectRoute>): SearchState {
  const { page, sort } = parseSearch(params);
  return { ...emptySearch, tab: 'results', query: { project: route.id }, page, sort };
}

/** Page and order alone; the project stands in the path. */
const paramsOf = ({ page, sort }: SearchState): Params => printSearch({ ...emptySearch, page, sort });

export const personsOfProjectQuery = (address: Address<ProjectRoute>, client: Client) =>
  methodQuery(client, 'callFunction', pageParams(stateOf(address)));

/** One page of the persons of a project, and the way to search among them. */
export function PersonsOfProject({ address }: PageProps<ProjectRoute>) {
  const { t } = useTexts();
  const { id } = address.route;
  const { PersonsOfSearch } = useChunk(panelChunks.results);
  const { go } = useSearch(address);
  const state = useMemo(() => stateOf(address), [address]);
  const control: SearchControl = { state, go, hrefOf: (next) => linkToProject(address, id, paramsOf(next)) };
  return (
    <>
      <PersonsOfSearch
        control={control}
        via={{ page: 'project', id }}
        heading={(total) => <p className="lead">{t('projects.lead', { count: total })}</p>}
        empty={<p className="lead">{t('projects.empty')}</p>}
      />
      <p>
        <Link className="button" to={linkToSearch(address, { ...emptySearch, query: { project: id }, tab: 'basic' })}>
          {t('projects.search')}
        </Link>
      </p>
    </>
  );
}
