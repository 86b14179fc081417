import type { Client } from '@salient/shared/lib/client/createClient.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { ProjectPage, projectQuery } from '../../areas/projects/ProjectPage.tsx';
import type { ProjectRoute } from '../../areas/projects/projectRoute.ts';
import { PersonsOfProject, personsOfProjectQuery } from '../../areas/search/PersonsOfProject.tsx';
import { panelChunks } from '../../areas/search/panelChunks.ts';
import type { Chunk } from '../../lib/chunks/chunk.ts';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';

export const fetchAhead = (address: Address<ProjectRoute>, client: Client) =>
  [projectQuery(address.route, client), personsOfProjectQuery(address, client)] as unknown as FetchQueryOptions[];

/** The list of persons comes with the search's results. */
export const chunksFor = (): readonly Chunk<unknown>[] => [panelChunks.results];

/** A project, with its persons as the search finds them. */
export function Page({ address }: PageProps<ProjectRoute>) {
  return <ProjectPage address={address} persons={<PersonsOfProject address={address} />} />;
}
