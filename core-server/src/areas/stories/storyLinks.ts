import type { SharedThing } from '@salient/shared/areas/stories/coupleStories.ts';
import type { LinkReason } from '@salient/shared/areas/stories/story.ts';
import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../../lib/db/groupBy.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';

/** A link of one story to another one, seen from the first. */
export interface StoryLink {
  readonly story_id: string;
  readonly id: string;
  /** Made by hand here (`own`) or on the other story. */
  readonly manual: 'own' | 'other' | null;
  /** Number of things shared; 0 for one that was only made by hand. */
  readonly score: number;
  readonly shared: readonly SharedThing[];
  readonly targets: readonly string[];
  readonly story_child_option: boolean;
}

interface LinkRow extends Omit<StoryLink, 'manual'> {
  readonly manual: 'own' | 'other' | null;
  readonly position: number;
  readonly sort_name: string;
}

/** The links of stories, both by hand and computed: by hand first, then what shares most (KIOSK-13). */
export async function loadLinks(db: EntityManager, ids: readonly string[]): Promise<Map<string, StoryLink[]>> {
  const rows = await db.query<LinkRow[]>(
    `SELECT l.*, s.targets, s.story_child_option, s.sort_name FROM (
       SELECT story_id, linked_story_id AS id, 'own' AS manual, position, 0 AS score, '[]'::jsonb AS shared
       FROM person_story_manual_link WHERE story_id = ANY($1)
       UNION ALL
       SELECT linked_story_id, story_id, 'other', 1000, 0, '[]' FROM person_story_manual_link
       WHERE linked_story_id = ANY($1)
       UNION ALL
       SELECT story_id, linked_story_id, NULL, 2000, score, shared FROM person_story_link WHERE story_id = ANY($1)
     ) l JOIN person_story s ON s.id = l.id
     ORDER BY l.story_id, l.position, l.score DESC, s.sort_name, l.id`,
    [ids],
  );
  return new Map([...groupBy(rows, ({ story_id }) => story_id)].map(([id, own]) => [id, joined(own)]));
}

/** One link for each other story, whichever ways it is linked. */
function joined(rows: readonly LinkRow[]): StoryLink[] {
  return [...groupBy(rows, ({ id }) => id).values()].map((ways) => {
    const [first] = ways as [LinkRow, ...LinkRow[]];
    const computed = ways.find(({ manual }) => manual === null);
    const { story_id, id, manual, targets, story_child_option } = first;
    return {
      ...{ story_id, id, manual, targets, story_child_option },
      score: computed?.score ?? 0,
      shared: computed?.shared ?? [],
    };
  });
}

/** A child story leads to no story that has none: children would land in a text for adults (STORY-51). */
export const lacksChildStory = (
  story: { readonly story_child_option: boolean },
  link: { readonly story_child_option: boolean },
): boolean => story.story_child_option && !link.story_child_option;

/** Things shared as people read them: with the names of the places. */
export async function explainLinks(
  db: EntityManager,
  links: readonly StoryLink[],
): Promise<(link: StoryLink) => LinkReason[]> {
  const ids = links.flatMap(({ shared }) =>
    shared.flatMap((thing) => (thing.kind === 'place' ? [thing.place, thing.other] : [])),
  );
  const places = ids.length === 0 ? [] : await db.findBy(PlaceEntity, { id: In([...new Set(ids)]) });
  const names = new Map(places.map((place) => [place.id, namesOfPlace(place)]));
  const named = (id: string) => names.get(id) ?? {};
  return ({ shared }) =>
    shared.map((thing) =>
      thing.kind === 'place'
        ? { kind: 'place', names: named(thing.place), other_names: named(thing.other), km: thing.km }
        : thing,
    );
}
