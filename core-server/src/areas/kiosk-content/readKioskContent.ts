import { createHash } from 'node:crypto';
import {
  daysOfNames,
  type KioskContent,
  type KioskDay,
  namesPerDay,
} from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { addDays, type CalendarDay, calendarDayInBrussels } from '@salient/shared/lib/dates/calendarDay.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import { loadEventsOf } from '../events/loadEvents.ts';
import { KioskEntity } from '../kiosks/KioskEntity.ts';
import { kioskSettingsOf, openingHoursOf } from '../kiosks/presentKiosk.ts';
import type { NamesOfDay } from '../names-of-day/NamesOfDay.ts';
import { presentName } from '../names-of-day/presentName.ts';
import { presentPublicEvents } from '../persons/presentPublicEvents.ts';
import { loadKioskStories } from '../stories/published/loadKioskStories.ts';
import { loadStoryBeside } from '../stories/published/loadPublicStories.ts';
import { todayOf } from '../stories/validatePublication.ts';
import { withKioskPictures } from './kioskPictures.ts';

/** What a kiosk's content is made with. */
export interface KioskSources {
  readonly db: EntityManager;
  readonly namesOfDay: NamesOfDay;
  readonly now: Date;
  /** Where visitors reach Salient, without a closing slash. */
  readonly publicUrl: string;
}

/**
 * The version of what a kiosk shows, without reading it: published stories cannot be edited, so it changes with what is
 * published, with the rights of its pictures, with the lives of their persons, and with the names of the day.
 */
export async function kioskContentVersion(sources: KioskSources, kiosk: number): Promise<string> {
  const { db, now } = sources;
  const stories = await db.query<Record<string, unknown>[]>(
    `SELECT s.id, s.version, p.version AS person,
       (SELECT max(e.updated_at) FROM person_event e WHERE e.person_id = p.id) AS event,
       (SELECT sum(a.version) FROM person_story_photo ph JOIN attachment a ON a.id = ph.attachment_id
        WHERE ph.story_id = s.id) AS pictures
     FROM person_story s JOIN person p ON p.id = s.person_id_ref
     WHERE 'museum' = ANY(s.targets) AND $1 = ANY(s.kiosks) ORDER BY s.id`,
    [kiosk],
  );
  const { settings, opening_hours } = await readSetUp(db, kiosk);
  const today = await readDay(sources, settings.language, calendarDayInBrussels(now));
  return createHash('sha256')
    .update(JSON.stringify([settings, opening_hours, today, stories]))
    .digest('base64url')
    .slice(0, 16);
}

/** Everything that a kiosk shows. */
export async function readKioskContent(sources: KioskSources, kiosk: number): Promise<KioskContent> {
  const { db, now, publicUrl } = sources;
  // Read first: what changes meanwhile makes the next question find another version.
  const version = await kioskContentVersion(sources, kiosk);
  const day = todayOf(now);
  const cards = await loadKioskStories(db, kiosk, day);
  const cardOf = new Map(cards.map(({ encounters: _, ...card }) => [card.id, card]));
  const stories: KioskContent['stories'] = [];
  const lives: KioskContent['lives'] = {};
  for (const { id, encounters } of cards) {
    // The partners on this kiosk, and no others: nothing else can be opened here.
    const linked = encounters.flatMap(({ id: other, in_common }) => {
      const card = cardOf.get(other);
      return card ? [{ ...card, in_common }] : [];
    });
    const story = await loadStoryBeside(db, id, { target: 'museum', today: day, ticket: null }, linked);
    if (!story) continue;
    stories.push(withKioskPictures(story));
    lives[story.person_id] ??= await presentPublicEvents(db, await loadEventsOf(db, [story.person_id]));
  }
  const { settings, opening_hours } = await readSetUp(db, kiosk);
  const today = calendarDayInBrussels(now);
  const days: KioskDay[] = [];
  for (let ahead = 0; ahead < daysOfNames; ahead++) {
    days.push(await readDay(sources, settings.language, addDays(today, ahead)));
  }
  return { kiosk, version, public_origin: publicUrl, settings, opening_hours, stories, lives, days };
}

async function readSetUp(db: EntityManager, number: number) {
  const stored = await db.findOneByOrFail(KioskEntity, { number });
  return { settings: kioskSettingsOf(stored), opening_hours: openingHoursOf(stored) };
}

async function readDay(
  { db, namesOfDay }: KioskSources,
  lang: Language,
  { month, day, year }: CalendarDay,
): Promise<KioskDay> {
  const { data, total } = await namesOfDay.find(db, { month, day, year, lang, offset: 0, limit: namesPerDay });
  return { month, day, total, names: data.map(presentName) };
}
