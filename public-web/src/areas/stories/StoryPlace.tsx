import { PhotoFigure } from '@salient/shared/areas/stories/PhotoFigure.tsx';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { placeOf } from './storyWords.ts';

/** Where the story takes place, with its map image (PHOTO-14). */
export function StoryPlace({ story, child }: { readonly story: PublicStory; readonly child: boolean }) {
  const { t, language } = useTexts();
  const place = placeOf(story, language);
  if (!story.map_image) return null;
  return (
    <section className="story-section" aria-labelledby="place">
      <h2 id="place">{t(child ? 'storyPage.placeChild' : 'storyPage.place')}</h2>
      {place && <p>{place}</p>}
      <PhotoFigure photo={story.map_image} sizes="(min-width: 60em) 20rem, calc(100vw - 2rem)" />
    </section>
  );
}
