import { createHash } from 'node:crypto';
import {
  daysOfNames,
  type KioskContent,
  type KioskDay,
  type KioskName,
  namesPerDay,
} from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { addDays, type CalendarDay, calendarDayInBrussels } from '@salient/shared/lib/dates/calendarDay.ts';
import type { EntityManager } from 'typeorm';
import type { DayCache } from '../../lib/cache/DayCache.ts';
import { groupBy } from '../../lib/db/groupBy.ts';
import { loadEventsOf } from '../events/loadEvents.ts';
import { KioskEntity } from '../kiosks/KioskEntity.ts';
import { kioskSettingsOf, openingHoursOf } from '../kiosks/presentKiosk.ts';
import type { NamesOfDay } from '../names-of-day/NamesOfDay.ts';
import type { DeadOfDay } from '../names-of-day/readNamesOfDay.ts';
import { presentPublicEvents } from '../persons/presentPublicEvents.ts';
import { loadKioskStories } from '../stories/published/loadKioskStories.ts';
import { loadStoryBeside } from '../stories/published/loadPublicStories.ts';
import { todayOf } from '../stories/validatePublication.ts';
import { withKioskPictures } from './kioskPictures.ts';

/** What a kiosk's content is made with. */
export interface KioskSources {
  readonly db: EntityManager;
  readonly namesOfDay: NamesOfDay;
  readonly dayCache: DayCache;
  readonly now: Date;
  /** Where visitors reach Salient, without a closing slash. */
  readonly publicUrl: string;
}

/**
 * The version of what a kiosk shows, without reading all of it: published stories cannot be edited, so it changes with what
 * is published, with the rights of its pictures, with the lives of their persons as visitors read them, whose places,
 * memorials and units may have got other names, and with the names of the day.
 */
export async function kioskContentVersion(sources: KioskSources, kiosk: number): Promise<string> {
  const { db, dayCache, now } = sources;
  const stories = await db.query<{ person_id: string }[]>(
    `SELECT s.id, s.version, p.id AS person_id, p.version AS person,
       (SELECT l.version FROM person_event e JOIN place l ON l.id = e.place_id
        WHERE e.id = s.place_source_event_ref) AS place,
       (SELECT sum(a.version) FROM person_story_photo ph JOIN attachment a ON a.id = ph.attachment_id
        WHERE ph.story_id = s.id) AS pictures
     FROM person_story s JOIN person p ON p.id = s.person_id_ref
     WHERE 'museum' = ANY(s.targets) AND $1 = ANY(s.kiosks) ORDER BY s.id`,
    [kiosk],
  );
  const { settings, opening_hours } = await readSetUp(db, kiosk);
  const today = await readDay(sources, calendarDayInBrussels(now));
  const persons = stories.map(({ person_id }) => person_id);
  const lives = await dayCache.find(db, `kioskLives ${persons.join()}`, () => loadLives(db, persons));
  return createHash('sha256')
    .update(JSON.stringify([settings, opening_hours, today, stories, lives]))
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
  for (const { id, encounters } of cards) {
    // The partners on this kiosk, and no others: nothing else can be opened here.
    const linked = encounters.flatMap(({ id: other, in_common }) => {
      const card = cardOf.get(other);
      return card ? [{ ...card, in_common }] : [];
    });
    const story = await loadStoryBeside(db, id, { target: 'museum', today: day, ticket: null }, linked);
    if (!story) continue;
    stories.push(withKioskPictures(story));
  }
  const lives = await loadLives(
    db,
    stories.map(({ person_id }) => person_id),
  );
  const { settings, opening_hours } = await readSetUp(db, kiosk);
  const today = calendarDayInBrussels(now);
  const days: KioskDay[] = [];
  for (let ahead = 0; ahead < daysOfNames; ahead++) {
    days.push(await readDay(sources, addDays(today, ahead)));
  }
  return { kiosk, version, public_origin: publicUrl, settings, opening_hours, stories, lives, days };
}

async function readSetUp(db: EntityManager, number: number) {
  const stored = await db.findOneByOrFail(KioskEntity, { number });
  return { settings: kioskSettingsOf(stored), opening_hours: openingHoursOf(stored) };
}

/** Events of persons in the documents' order, by person. */
async function loadLives(db: EntityManager, personIds: readonly string[]): Promise<KioskContent['lives']> {
  const events = await loadEventsOf(db, personIds);
  const shown = await presentPublicEvents(db, events);
  const personOf = new Map(events.map(({ id, person_id }) => [id, person_id]));
  const lives = groupBy(shown, ({ id }) => personOf.get(id) ?? '');
  return Object.fromEntries(personIds.map((id) => [id, lives.get(id) ?? []]));
}

async function readDay({ db, namesOfDay }: KioskSources, { month, day, year }: CalendarDay): Promise<KioskDay> {
  const { data, total } = await namesOfDay.find(db, { month, day, year, offset: 0, limit: namesPerDay });
  return { month, day, total, names: data.map(kioskName) };
}

/** The fields that everybody reads, as `presentName` names them for one language. */
const kioskName = ({ version: _, not_for_loop: __, ...name }: DeadOfDay): KioskName => ({
  ...name,
  places: { ...name.places },
});
