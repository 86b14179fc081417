import { In } from 'typeorm';
import { on } from '../../lib/hooks/Hooks.ts';
import { eventsRemoving } from '../events/eventHooks.ts';
import { keyLocationRemoving, storiesOfKeyLocation } from '../key-locations/keyLocationHooks.ts';
import { mergeMovesStory, mergePlanning, mergeUndoing, personsMerging } from '../persons/merge/mergeHooks.ts';
import { partsOfPublicPerson, portraitsOfPersons } from '../persons/personHooks.ts';
import { moveStory, moveStoryBack } from './moveStory.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { loadKeyLocationStories } from './published/loadKeyLocationStories.ts';
import { publishedStoryOf } from './published/publishedStoryOf.ts';
import { storyPortraits } from './published/storyPortraits.ts';
import { todayOf } from './validatePublication.ts';

/** What becomes of stories, and what they have against it, when something happens to what they stand on. */
export const storyHookHandlers = [
  on(partsOfPublicPerson, async ({ db, id }) => ({ story: await publishedStoryOf(db, id) })),
  on(portraitsOfPersons, ({ db, ids, now }) => storyPortraits(db, ids, todayOf(now))),
  // An event that gives a story its place stays (ERR-09).
  on(eventsRemoving, async ({ db, ids }) =>
    (await db.existsBy(PersonStoryEntity, { place_source_event_ref: In([...ids]) }))
      ? ['none: REFERENCED_BY_PERSON_STORY']
      : [],
  ),
  on(keyLocationRemoving, async ({ db, id }) =>
    (await db.existsBy(PersonStoryEntity, { key_location_id: id })) ? ['none: KEY_LOCATION_LINKED_TO_STORIES'] : [],
  ),
  on(storiesOfKeyLocation, ({ db, id, now }) => loadKeyLocationStories(db, id, todayOf(now))),
  // A person has one story at most, and which of two texts stays is for people to decide.
  on(mergePlanning, async ({ db, keptId, mergedId }) =>
    (await db.countBy(PersonStoryEntity, { person_id_ref: In([keptId, mergedId]) })) > 1
      ? ['BOTH_PERSONS_HAVE_STORY']
      : [],
  ),
  on(mergeMovesStory, ({ db, mergedId }) => db.existsBy(PersonStoryEntity, { person_id_ref: mergedId })),
  on(personsMerging, moveStory),
  on(mergeUndoing, moveStoryBack),
];
