import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';

export interface StoryRoute {
  readonly page: 'story';
  readonly id: string;
  readonly target: StoryTarget;
}

/** Which two stories meet stands in the parameters. */
export interface StoryPairRoute {
  readonly page: 'storyPair';
}
