import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';

/** What the list is narrowed by stands in the parameters. */
export interface StoriesRoute {
  readonly page: 'stories';
}

export interface StoryRoute {
  readonly page: 'story';
  readonly id: string;
  readonly target: StoryTarget;
}

/** Which two stories meet stands in the parameters. */
export interface StoryPairRoute {
  readonly page: 'storyPair';
}
