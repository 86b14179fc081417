import { StoriesPage, useIsPastStories } from '../../areas/stories/list/StoriesPage.tsx';
import type { StoriesRoute } from '../../areas/stories/storyRoutes.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { Page as NotFoundPage } from './NotFoundPage.tsx';

export { fetchAhead } from '../../areas/stories/list/StoriesPage.tsx';

/** The list of the published stories. */
export function Page({ address }: PageProps<StoriesRoute>) {
  if (useIsPastStories(address)) return <NotFoundPage />;
  return <StoriesPage address={address} />;
}
