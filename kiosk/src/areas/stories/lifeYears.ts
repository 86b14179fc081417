import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';

/** `1893 – 1917`; a question mark for the one that is unknown, nothing when both are. */
export const lifeYears = ({ born_year, died_year }: Pick<PublicStory, 'born_year' | 'died_year'>): string =>
  born_year === null && died_year === null ? '' : `${born_year ?? '?'} – ${died_year ?? '?'}`;
