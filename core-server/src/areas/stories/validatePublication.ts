import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { checkPublication } from '@salient/shared/areas/stories/checkPublication.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { dayInBrussels } from '@salient/shared/lib/dates/dayInBrussels.ts';
import type { EntityManager } from 'typeorm';
import { publicPersons } from '../events/maySeePerson.ts';
import type { StoryRecord } from './StoryRecord.ts';
import { loadLinks } from './storyLinks.ts';

/** A day in Brussels as `yyyy-mm-dd`, as permissions for pictures are dated. */
export function todayOf(now: Date): string {
  const day = dayInBrussels(now.toISOString());
  return `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
}

/** What keeps a story, as `record` has it, from being published to a target. */
export async function validatePublication(
  db: EntityManager,
  { story, draft, photos }: StoryRecord,
  target: StoryTarget,
  now: Date,
): Promise<FieldErrorList> {
  const links = (await loadLinks(db, [story.id])).get(story.id) ?? [];
  const errors = checkPublication(draft, target, {
    photos,
    linkedByHand: links.filter(({ manual }) => manual !== null),
    // Every key location lies somewhere: its table asks for it.
    hasKeyPosition: draft.key_location_id !== null,
    today: todayOf(now),
  });
  const known = await publicPersons(db, [story.person_id_ref]);
  return known.length > 0 ? errors : errors.add('none', 'PERSON_MAY_BE_ALIVE');
}
