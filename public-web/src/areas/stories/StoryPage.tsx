import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { paramOf } from '@salient/shared/lib/address/params.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { FailedPage } from '../../lib/ui/FailedPage.tsx';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';
import { childParam } from './childParam.ts';
import { GoneStory } from './GoneStory.tsx';
import { StoryArticle } from './StoryArticle.tsx';
import type { StoryRoute } from './storyRoutes.ts';

/** The call behind an address: the story as it is published, or with a ticket of staff as it stands (beyond 16). */
function callOf(address: Address<StoryRoute>) {
  const ticket = paramOf(address.params, 'preview');
  if (ticket) return ['getStoryPreview', { ticket }] as const;
  const { id, target } = address.route;
  return [target === 'key' ? 'getPublishedStoryFromKey' : 'getPublishedStoryFromMuseum', { id }] as const;
}

const queryOf = (address: Address<StoryRoute>, client: Client) => {
  const [method, params] = callOf(address);
  return methodQuery(client, method, params as never);
};

export const fetchAhead = (address: Address<StoryRoute>, client: Client) =>
  [queryOf(address, client)] as unknown as FetchQueryOptions[];

/** The person of the story, for the timeline beside it. */
export function fetchThen(address: Address<StoryRoute>, client: Client, queries: QueryClient) {
  const story = queries.getQueryData<PublicStory>(queryOf(address, client).queryKey);
  if (!story) return [];
  return [methodQuery(client, 'getPublicPerson', { id: story.person_id })] as unknown as FetchQueryOptions[];
}

/** A story as it is read, in either published form and for adults or children (PUBLIC-21, PUBLIC-22). */
export function Page({ address }: PageProps<StoryRoute>) {
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
