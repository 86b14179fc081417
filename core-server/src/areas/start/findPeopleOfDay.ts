import type { Face } from '@salient/shared/areas/start/startPage.ts';
import type { StoryCard } from '@salient/shared/areas/stories/publicStory.ts';
import type { CalendarDay } from '@salient/shared/lib/dates/calendarDay.ts';
import type { EntityManager } from 'typeorm';
import { loadStoryCards } from '../stories/published/loadStoryCards.ts';
import type { StoryFacts } from '../stories/published/storyFacts.ts';
import { facesOfDay, orderOfDay } from './orderOfDay.ts';

/** As many as a day asks for when every story has a picture. */
const batch = facesOfDay + 1;

/**
 * The story of the day and the faces beside it. The permission for a picture may have ended: who has none that may be shown is
 * passed over, as long as there is somebody else.
 *
 * @param isoToday the same day as `yyyy-mm-dd`, by which permissions of photos end.
 */
export async function findPeopleOfDay(
  db: EntityManager,
  published: readonly StoryFacts[],
  today: CalendarDay,
  isoToday: string,
): Promise<{ story: StoryCard | null; faces: Face[] }> {
  const ids = orderOfDay(published, today).map(({ id }) => id);
  const cards: StoryCard[] = [];
  for (let from = 0; from < ids.length && withFaces(cards).length < batch; from += batch) {
    cards.push(...(await loadStoryCards(db, ids.slice(from, from + batch), isoToday)));
  }
  const story = withFaces(cards)[0] ?? cards[0] ?? null;
  const faces = cards.filter((card) => card !== story).flatMap((card) => faceOf(card) ?? []);
  return { story, faces: faces.slice(0, facesOfDay) };
}

const withFaces = (cards: readonly StoryCard[]) => cards.filter(({ photo }) => photo !== null);

/** A card as a face among others; null where there is no picture that may be shown. */
const faceOf = ({ id, calculated_full_name, born_year, died_year, targets, photo }: StoryCard): Face | null =>
  photo && { id, calculated_full_name, born_year, died_year, targets, photo };
