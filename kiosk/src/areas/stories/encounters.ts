import type { KioskContent } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';

/** The stories that one leads to on this kiosk, those chosen by hand first (KIOSK-13). */
export function encountersOf({ stories }: Pick<KioskContent, 'stories'>, story: PublicStory): readonly PublicStory[] {
  const own = new Map(stories.map((each) => [each.id, each]));
  return story.linked_stories.flatMap(({ id }) => own.get(id) ?? []);
}
