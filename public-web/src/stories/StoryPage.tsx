import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { NothingHere } from '../about/NothingHere.tsx';
import { type Address, childParam, paramOf } from '../app/address.ts';
import type { PageProps } from '../app/pages.ts';
import { FailedPage } from '../ui/FailedPage.tsx';
import { GoneStory } from './GoneStory.tsx';
import { StoryArticle } from './StoryArticle.tsx';

/** The call behind an address: the story as it is published, or with a ticket of staff as it stands (beyond 16). */
function callOf(address: Address) {
  const ticket = paramOf(address.params, 'preview');
  if (ticket) return ['getStoryPreview', { ticket }] as const;
  const { route } = address;
  const [id, target] = route.page === 'story' ? [route.id, route.target] : ['', 'museum'];
  return [target === 'key' ? 'getPublishedStoryFromKey' : 'getPublishedStoryFromMuseum', { id }] as const;
}

const queryOf = (address: Address, client: Client) => {
  const [method, params] = callOf(address);
  return methodQuery(client, method, params as never);
};

export const fetchAhead = (address: Address, client: Client) =>
  [queryOf(address, client)] as unknown as FetchQueryOptions[];

/** The person of the story, for the timeline beside it. */
export function fetchThen(address: Address, client: Client, queries: QueryClient) {
  const story = queries.getQueryData<PublicStory>(queryOf(address, client).queryKey);
  if (!story) return [];
  return [methodQuery(client, 'getPublicPerson', { id: story.person_id })] as unknown as FetchQueryOptions[];
}

/** A story as it is read, in either published form and for adults or children (PUBLIC-21, PUBLIC-22). */
export function Page({ address }: PageProps) {
  const { t } = useTexts();
  const [method, params] = callOf(address);
  const { data, error, refetch } = useMethod(method, params as never);
  const story = data as PublicStory | undefined;
  if (story) {
    return <StoryArticle story={story} child={childParam(address)} isPreview={method === 'getStoryPreview'} />;
  }
  if (!error) return <div className="page" aria-busy="true" />;
  const failure = failureOf(error);
  switch (failure.name) {
    case 'notFound':
      return <NothingHere title={t('storyPage.notFound.title')} text={t('storyPage.notFound.text')} status={404} />;
    case 'gone':
      return <GoneStory at={(failure.data as { at?: string } | undefined)?.at ?? ''} />;
    case 'previewExpired':
      return <NothingHere title={t('storyPage.expired.title')} text={t('storyPage.expired.text')} status={410} />;
    default:
      return <FailedPage title={t('storyPage.failed')} error={error} onRetry={() => void refetch()} />;
  }
}
