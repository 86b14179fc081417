import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import type { StoryTag } from '@salient/shared/areas/stories/storyTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import type { PlaceEntity } from '../../places/PlaceEntity.ts';

/** What lists of published stories are narrowed and counted by; `publicStoryView` shows the rest. */
export interface StoryFacts {
  readonly id: string;
  readonly community: string;
  readonly area: string;
  /** Names of the place that the story was filled in from. */
  readonly place: PlaceEntity['languages'] | null;
  readonly tags: readonly StoryTag[];
  readonly targets: readonly StoryTarget[];
  /** Those with a text of their own; Dutch always, for the others get that one. */
  readonly languages: readonly Language[];
  /** Whether children have a text of their own. */
  readonly child: boolean;
}

/** All published stories by name. A museum has hundreds: reading them is quicker than counting each filter by itself. */
export const loadStoryFacts = (db: EntityManager): Promise<StoryFacts[]> =>
  db.query<StoryFacts[]>(
    `SELECT s.id, s.community, s.area, s.coupling_tags AS tags, s.targets,
       (SELECT p.languages FROM person_event e JOIN place p ON p.id = e.place_id
         WHERE e.id = s.place_source_event_ref) AS place,
       '{nl}'::text[] || array_agg(t.language::text) FILTER (WHERE t.language <> 'nl'
         AND (t.story_part_1 <> '' OR t.story_part_2 <> '')) AS languages,
       s.story_child_option AND coalesce(bool_or(t.language = 'nl'
         AND (t.story_child_part_1 <> '' OR t.story_child_part_2 <> '')), false) AS child
     FROM person_story s LEFT JOIN person_story_text t ON t.story_id = s.id
     WHERE s.published_date IS NOT NULL
     GROUP BY s.id ORDER BY s.sort_name, s.id`,
  );
