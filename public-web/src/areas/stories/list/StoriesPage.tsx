import { readingTarget } from '@salient/shared/areas/stories/storyAddressKind.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Address } from '../../../lib/routing/address.ts';
import type { PageProps } from '../../../lib/routing/PageModule.ts';
import { FailedPage } from '../../../lib/ui/FailedPage.tsx';
import { PageTitle } from '../../../lib/ui/PageTitle.tsx';
import { Pagination } from '../../../lib/ui/Pagination.tsx';
import { WaitingPage } from '../../../lib/ui/WaitingPage.tsx';
import { StoryCard } from '../StoryCard.tsx';
import { linkToStories } from './linkToStories.ts';
import { StoryCardFacts } from './StoryCardFacts.tsx';
import { StoryFilters } from './StoryFilters.tsx';
import { parseStoryList, printStoryList } from './storyListAddress.ts';
import { useStoryListHead } from './useStoryListHead.ts';

const pageSize = 24;

function paramsOf({ params }: Address) {
  const { filter, page } = parseStoryList(params);
  return { ...filter, offset: (page - 1) * pageSize, limit: pageSize };
}

export const fetchAhead = (address: Address, client: Client) =>
  [methodQuery(client, 'findPublishedStories', paramsOf(address))] as unknown as FetchQueryOptions[];

/** Whether the address asks for a page of the list that there is not. */
export function useIsPastStories(address: Address): boolean {
  const params = paramsOf(address);
  const total = useMethod('findPublishedStories', params).data?.total;
  return total !== undefined && params.offset > 0 && params.offset >= total;
}

/** All published stories, by theme, place, language, and for adults or children. */
export function StoriesPage({ address }: PageProps) {
  const { t } = useTexts();
  const state = parseStoryList(address.params);
  const { data: found, error, refetch } = useMethod('findPublishedStories', paramsOf(address));
  const child = state.filter.child === true;
  useStoryListHead(state, found);
  if (error) return <FailedPage title={t('storyList.failed')} error={error} onRetry={() => void refetch()} />;
  if (!found) return <WaitingPage />;
  const isNarrowed = printStoryList({ ...state, page: 1 }).length > 0;
  return (
    <div className={`page stories-page${child ? ' story-child' : ''}`}>
      <PageTitle>{t('storyList.title')}</PageTitle>
      {found.total === 0 && !isNarrowed ? (
        <p className="notice">{t('storyList.none')}</p>
      ) : (
        <>
          <p className="lead">{t(child ? 'storyList.leadChild' : 'storyList.lead')}</p>
          <StoryFilters state={state} choices={found.choices} total={found.total} />
          {found.total === 0 && <p className="notice">{t('storyList.nothing')}</p>}
          <ul className="story-cards">
            {found.data.map((story) => (
              <li key={story.id}>
                <StoryCard
                  story={story}
                  target={readingTarget(story.targets)}
                  child={child}
                  level="h2"
                  sizes={faceSizes}
                >
                  <StoryCardFacts story={story} marksChildren={!child && found.choices.child < found.total} />
                </StoryCard>
              </li>
            ))}
          </ul>
          <Pagination
            page={state.page}
            pages={Math.ceil(found.total / pageSize)}
            hrefOf={(page) => linkToStories(address, printStoryList({ ...state, page }))}
          />
        </>
      )}
    </div>
  );
}

/** As wide as `.story-card-photo` is. */
const faceSizes = '(min-width: 40em) 9rem, 7rem';
