import type { KioskContent } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import type { CommonFact } from '@salient/shared/areas/stories/common-ground/commonFact.ts';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';

/** The stories that one leads to on this kiosk, those chosen by hand first (KIOSK-13). */
export function encountersOf({ stories }: Pick<KioskContent, 'stories'>, story: PublicStory): readonly PublicStory[] {
  const own = new Map(stories.map((each) => [each.id, each]));
  return story.linked_stories.flatMap(({ id }) => own.get(id) ?? []);
}

const leadsTo = (story: PublicStory, other: PublicStory) => story.linked_stories.some(({ id }) => id === other.id);

/** Whether one of two stories leads to the other. */
export const areLinked = (story: PublicStory, other: PublicStory): boolean =>
  leadsTo(story, other) || leadsTo(other, story);

/** What two lives have in common, the most telling first; nothing where nobody knows. */
export const inCommon = (story: PublicStory, other: PublicStory): readonly CommonFact[] =>
  story.linked_stories.find(({ id }) => id === other.id)?.in_common ?? [];
