import {
  coupleStories,
  fromOtherSide,
  type QualifyingPlace,
  type SharedThing,
  type StoryFacts,
} from '@salient/shared/areas/stories/coupleStories.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { EntityManager } from 'typeorm';

/** What every story offers for links: its themes, places and, where it counts, the wholly known day of death. */
async function loadFacts(db: EntityManager): Promise<StoryFacts[]> {
  // Event by event along the keys: however new the rows, and unknown to the planner, this takes time in proportion.
  const stories = await db.query<(Omit<StoryFacts, 'places'> & { place_ids: string[] })[]>(
    `SELECT s.id, s.coupling_tags AS tags,
       CASE WHEN s.coupling_use_died_date AND p.sort_died_date NOT LIKE '%?%' THEN p.sort_died_date END AS died,
       ARRAY(
         SELECT e.place_id FROM person_story_event l JOIN person_event e ON e.id = l.event_id
         WHERE l.story_id = s.id AND e.place_id IS NOT NULL
       ) AS place_ids
     FROM person_story s JOIN person p ON p.id = s.person_id_ref`,
  );
  // Many stories share their places: each is read once.
  const ids = [...new Set(stories.flatMap(({ place_ids }) => place_ids))];
  const places = await db.query<QualifyingPlace[]>('SELECT id, lat, lon FROM place WHERE id = ANY($1)', [ids]);
  const byId = new Map(places.map((place) => [place.id, place]));
  return stories.map(({ place_ids, ...story }) => ({
    ...story,
    places: [...new Set(place_ids)].flatMap((id) => byId.get(id) ?? []),
  }));
}

interface ComputedLink {
  readonly story_id: string;
  readonly linked_story_id: string;
  readonly score: number;
  readonly shared: readonly SharedThing[];
}

/**
 * Computes the automatic links of stories anew, from both sides. One after the other over all processes: two saves
 * that concern each other must not each miss what the other one wrote.
 */
export async function linkStories(db: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.storyLinks]);
  // Before the facts are read: what falls due meanwhile is not in them, and stays due.
  await db.query('DELETE FROM person_story_link_due WHERE story_id = ANY($1)', [ids]);
  const facts = await loadFacts(db);
  const changed = new Set(ids);
  const links: ComputedLink[] = [];
  for (const story of facts.filter(({ id }) => changed.has(id))) {
    for (const other of facts) {
      // A pair of two changed stories is computed once.
      if (other.id === story.id || (changed.has(other.id) && other.id < story.id)) continue;
      const shared = coupleStories(story, other);
      if (shared.length === 0) continue;
      const score = shared.length;
      links.push({ story_id: story.id, linked_story_id: other.id, score, shared });
      links.push({ story_id: other.id, linked_story_id: story.id, score, shared: fromOtherSide(shared) });
    }
  }
  await saveLinks(db, ids, links);
}

/** Makes the stored links of stories the computed ones; those that stay as they are are not written. */
async function saveLinks(db: EntityManager, ids: readonly string[], links: readonly ComputedLink[]): Promise<void> {
  await db.query(
    `WITH computed AS MATERIALIZED (
       SELECT * FROM jsonb_to_recordset($2::jsonb)
         AS links (story_id uuid, linked_story_id uuid, score smallint, shared jsonb)
     ), gone AS (
       DELETE FROM person_story_link l WHERE (l.story_id = ANY($1) OR l.linked_story_id = ANY($1))
         AND (l.story_id, l.linked_story_id) NOT IN (SELECT story_id, linked_story_id FROM computed)
     ) INSERT INTO person_story_link (story_id, linked_story_id, score, shared)
       SELECT story_id, linked_story_id, score, shared FROM computed
       ON CONFLICT (story_id, linked_story_id) DO UPDATE SET score = excluded.score, shared = excluded.shared
       WHERE person_story_link.shared <> excluded.shared`,
    [ids, JSON.stringify(links)],
  );
}
