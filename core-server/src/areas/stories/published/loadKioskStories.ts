import type { KioskStory } from '@salient/shared/areas/stories/publicStory.ts';
import type { EntityManager } from 'typeorm';
import { loadCommonGround } from './commonGround.ts';
import { loadPublished, summariesOf } from './loadPublicStories.ts';

/**
 * The stories that a kiosk shows, by name: published at the museum for it, each linked with another that it shows. An
 * encounter needs a partner on the same kiosk (KIOSK-02, KIOSK-03, KIOSK-13, KIOSK-14).
 *
 * @param today `yyyy-mm-dd`, by which permissions of photos end.
 */
export async function loadKioskStories(db: EntityManager, kiosk: number, today: string): Promise<KioskStory[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT id FROM person_story WHERE 'museum' = ANY(targets) AND $1 = ANY(kiosks) ORDER BY sort_name, id`,
    [kiosk],
  );
  const ids = rows.map(({ id }) => id);
  const shown = new Set(ids);
  const records = await loadPublished(db, ids, 'museum');
  const commonGround = await loadCommonGround(db, records);
  const stories = await summariesOf(db, records, { target: 'museum', today, ticket: null });
  return stories
    .map((story) => ({ ...story, linked_ids: story.linked_ids.filter((id) => shown.has(id)) }))
    .filter(({ linked_ids }) => linked_ids.length > 0)
    .map((story) => ({
      ...story,
      encounters: story.linked_ids.map((id) => ({ id, in_common: commonGround(story.id, id) })),
    }));
}
