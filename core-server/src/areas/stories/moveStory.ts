import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import type { MergeItem, MergeLedger } from '../persons/merge/MergeLedger.ts';
import type { MergePlan } from '../persons/merge/planMerge.ts';
import { linkStories } from './linkStories.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { loadStory, type StoryRecord } from './StoryRecord.ts';
import { recordStoryChange } from './saveStory.ts';

interface By {
  readonly actor: Actor;
  readonly method: string;
}

interface UndoneMerge {
  readonly db: EntityManager;
  readonly by: By;
  readonly keptId: string;
  readonly mergedId: string;
  readonly items: readonly MergeItem[];
}

/** Pairs of events: one that a story speaks of, and the one that it speaks of from now on. */
type Renamed = Readonly<Record<string, string>>;

/**
 * Gives the merged person's story to the kept one, who has none (STORY-73). Before the events merge: those that fold
 * into the kept person's are renamed in the story too.
 */
export async function moveStory({
  db,
  by,
  ledger,
  plan,
}: {
  readonly db: EntityManager;
  readonly by: By;
  readonly ledger: MergeLedger;
  readonly plan: MergePlan;
}): Promise<void> {
  const { kept, merged, events } = plan;
  const stored = await storyOf(db, merged.id);
  if (!stored) return;
  const folded = Object.fromEntries(events.flatMap(({ event, into }) => (into ? [[event.id, into.id]] : [])));
  const { id } = stored.story;
  ledger.add('story', { id, person_id_ref: merged.id, folded }, { id, person_id_ref: kept.id });
  await give(db, by, stored, kept.id, folded);
}

/** Gives a story back to the person whom a merge is taken apart from, with the events that it had there. */
export async function moveStoryBack({ db, by, keptId, mergedId, items }: UndoneMerge): Promise<void> {
  for (const { kind, before } of items) {
    if (kind !== 'story') continue;
    const { id, folded } = before as unknown as { id: string; folded: Renamed };
    const stored = await loadStory(db, id);
    if (stored?.story.person_id_ref !== keptId) continue;
    await give(db, by, stored, mergedId, Object.fromEntries(Object.entries(folded).map(([from, to]) => [to, from])));
  }
  // A story may have come to speak of events that belong to the other person again.
  await db.query(
    `DELETE FROM person_story_event l USING person_story s, person_event e
     WHERE l.story_id = s.id AND l.event_id = e.id AND s.person_id_ref = ANY($1) AND e.person_id <> s.person_id_ref`,
    [[keptId, mergedId]],
  );
  await db.query(
    `UPDATE person_story s SET place_source_event_ref = NULL FROM person_event e
     WHERE e.id = s.place_source_event_ref AND s.person_id_ref = ANY($1) AND e.person_id <> s.person_id_ref`,
    [[keptId, mergedId]],
  );
}

async function storyOf(db: EntityManager, personId: string): Promise<StoryRecord | null> {
  const story = await db.findOneBy(PersonStoryEntity, { person_id_ref: personId });
  return story && loadStory(db, story.id);
}

async function give(db: EntityManager, by: By, stored: StoryRecord, personId: string, renamed: Renamed): Promise<void> {
  const { id, version, place_source_event_ref: source } = stored.story;
  await db.update(
    PersonStoryEntity,
    { id },
    {
      ...{ person_id_ref: personId, version: version + 1, updated_at: new Date() },
      place_source_event_ref: source === null ? null : (renamed[source] ?? source),
    },
  );
  for (const [from, to] of Object.entries(renamed)) {
    await db.query(
      `WITH former AS (DELETE FROM person_story_event WHERE story_id = $1 AND event_id = $2 RETURNING position)
       INSERT INTO person_story_event (story_id, event_id, position) SELECT $1, $3, position FROM former
       ON CONFLICT DO NOTHING`,
      [id, from, to],
    );
  }
  await linkStories(db, [id]);
  await recordStoryChange(db, stored, by);
}
