import { In } from 'typeorm';
import type { Services } from '../../lib/rpc/Services.ts';
import type { KioskContentSource } from '../kiosks/KioskContentSource.ts';
import { PersonStoryEntity } from '../stories/PersonStoryEntity.ts';
import { loadKioskStories } from '../stories/published/loadKioskStories.ts';
import { todayOf } from '../stories/validatePublication.ts';
import { kioskContentVersion } from './readKioskContent.ts';

/** Tells the area `kiosks` what kiosks show. */
export function kioskContentSource({
  namesOfDay,
  dayCache,
  publicUrl,
  now,
}: Pick<Services, 'namesOfDay' | 'dayCache' | 'publicUrl' | 'now'>): KioskContentSource {
  return {
    version: (db, kiosk) => kioskContentVersion({ db, namesOfDay, dayCache, publicUrl, now: now() }, kiosk),
    shows: async (db, kiosk, storyId) =>
      (await loadKioskStories(db, kiosk, todayOf(now()))).some(({ id }) => id === storyId),
    storyNames: async (db, ids) => {
      const stories = await db.findBy(PersonStoryEntity, { id: In([...ids]) });
      return new Map(
        stories.map(({ id, first_name, family_name }) => [id, `${first_name} ${family_name}`.trim()] as const),
      );
    },
  };
}
