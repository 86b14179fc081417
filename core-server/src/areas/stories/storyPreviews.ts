import { type StoryTarget, storyTargets } from '@salient/shared/areas/persons/storyTargets.ts';
import { publicPathOf } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import {
  createStoryPreview,
  getStoryPreview,
  previewMinutes,
} from '@salient/shared/areas/stories/publicStoryMethods.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { maySeePerson } from '../events/maySeePerson.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { loadPublicStory } from './published/loadPublicStories.ts';
import { todayOf } from './validatePublication.ts';

/** What a ticket for a preview says that it opens. */
const resourceOfPreview = (id: string, target: StoryTarget) => `story_preview:${target}:${id}`;

/** The story and form that a ticket opens as a preview; null for a ticket of another make. */
export function previewOf(resource: string): { readonly id: string; readonly target: StoryTarget } | null {
  const [kind, target = '', id = ''] = resource.split(':');
  return kind === 'story_preview' && isOneOf(storyTargets, target) ? { id, target } : null;
}

export const handleCreateStoryPreview = implement(createStoryPreview, async ({ params, db, actor, fail, services }) => {
  const { id, target } = params;
  const story = await db.findOneBy(PersonStoryEntity, { id });
  if (!story || !(await maySeePerson(db, actor, story.person_id_ref))) {
    throw fail.notFound({ entity: 'person_story', id });
  }
  const expires = new Date(services.now().getTime() + previewMinutes * 60_000);
  const ticket = await services.files.tickets.sign(actor, resourceOfPreview(id, target), expires);
  const page = publicPathOf({ kind: addressKindOf[target], id, second_id: null });
  return { ticket, path: `${page}?preview=${ticket}`, expires_at: expires.toISOString() };
});

export const handleGetStoryPreview = implement(getStoryPreview, async ({ params: { ticket }, db, fail, services }) => {
  const read = await services.files.tickets.read(ticket);
  const preview = read && previewOf(read.resource);
  const showing = preview && { target: preview.target, today: todayOf(services.now()), ticket };
  const story = showing && (await loadPublicStory(db, preview.id, showing));
  if (!story) throw fail.previewExpired();
  return story;
});
