import type { PublicStorySummary } from '@salient/shared/areas/stories/publicStory.ts';
import type { EntityManager } from 'typeorm';
import { loadSummaries } from './loadPublicStories.ts';

/**
 * The stories that a kiosk shows, by name: published at the museum for it, each linked with another that it shows. An
 * encounter needs a partner on the same kiosk (KIOSK-02, KIOSK-03, KIOSK-13, KIOSK-14).
 *
 * @param today `yyyy-mm-dd`, by which permissions of photos end.
 */
export async function loadKioskStories(db: EntityManager, kiosk: number, today: string): Promise<PublicStorySummary[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT id FROM person_story WHERE 'museum' = ANY(targets) AND $1 = ANY(kiosks) ORDER BY sort_name, id`,
    [kiosk],
  );
  const ids = new Set(rows.map(({ id }) => id));
  const stories = await loadSummaries(db, [...ids], { target: 'museum', today, ticket: null });
  return stories
    .map((story) => ({ ...story, linked_ids: story.linked_ids.filter((id) => ids.has(id)) }))
    .filter(({ linked_ids }) => linked_ids.length > 0);
}
