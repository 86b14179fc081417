import type { StartPage } from '@salient/shared/areas/start/startPage.ts';
import { calendarDayInBrussels } from '@salient/shared/lib/dates/calendarDay.ts';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { DayCache } from '../../lib/cache/DayCache.ts';
import { KeyLocationEntity } from '../key-locations/KeyLocationEntity.ts';
import { storyChoices } from '../stories/published/narrowStories.ts';
import { loadStoryFacts } from '../stories/published/storyFacts.ts';
import { todayOf } from '../stories/validatePublication.ts';
import { findPeopleOfDay } from './findPeopleOfDay.ts';
import { presentWaysIn } from './presentWaysIn.ts';
import { WaysInCounts } from './WaysInCounts.ts';

/** Themes that the first page offers; the page of the stories has them all. */
const shownTags = 8;

/** What the first page shows beside the search: one answer a day, as long as nobody saves a record. */
export class StartPages {
  readonly #now: () => Date;
  readonly #counts: WaysInCounts;
  readonly #cache: DayCache;

  constructor(now: () => Date, log: Logger, cache: DayCache) {
    this.#now = now;
    this.#counts = new WaysInCounts(now, log);
    this.#cache = cache;
  }

  async find(db: EntityManager): Promise<StartPage> {
    const counts = await this.#counts.find(db);
    return this.#cache.find(db, `startPage ${this.#counts.countedAt}`, async () => {
      const now = this.#now();
      const published = await loadStoryFacts(db);
      return {
        ...(await findPeopleOfDay(db, published, calendarDayInBrussels(now), todayOf(now))),
        stories: published.length,
        tags: storyChoices(published, {})
          .tags.map(({ value: tag, count }) => ({ tag, count }))
          .sort((a, b) => b.count - a.count)
          .slice(0, shownTags),
        keys: await db.count(KeyLocationEntity),
        ...(await presentWaysIn(db, counts)),
      };
    });
  }
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly startPages: StartPages;
  }
}
