import type { PersonStoryInput } from '@salient/shared/areas/stories/story.ts';
import {
  createPersonStory,
  removePersonStory,
  removeStoriesForPerson,
  updatePersonStory,
  validatePersonStory,
} from '@salient/shared/areas/stories/storyMethods.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import type { RestoreContext } from '../../lib/changes/HistoryArea.ts';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { lockStory } from './lockStory.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { checkKeptPhotos, putPhotosBack } from './pictures/keptPhotos.ts';
import { storyNow } from './presentStory.ts';
import { removeStory, whatBlocksRemoval } from './removeStory.ts';
import { loadStory } from './StoryRecord.ts';
import { insertStory, updateStory } from './saveStory.ts';
import { holdContacts } from './storyContacts.ts';
import { validatePublication } from './validatePublication.ts';
import { validateStoryInput } from './validateStoryInput.ts';

export const handleValidatePersonStory = implement(validatePersonStory, async ({ params, db, actor, services }) => {
  const { story, mode, target } = params;
  const stored = mode !== 'create' && story.id ? await loadStory(db, story.id) : null;
  if (mode !== 'create' && !stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  if (mode === 'publish' && stored?.story.published_date) {
    // Publishing changes nothing of a story; what is published already may go to a second target.
    return (await validatePublication(db, stored, target, services.now())).result;
  }
  const { draft, errors } = await validateStoryInput(db, actor, story, stored ?? undefined);
  if (mode === 'publish' && stored) {
    errors.merge((await validatePublication(db, { ...stored, draft }, target, services.now())).errors);
  }
  return errors.result;
});

export const handleCreatePersonStory = implement(createPersonStory, async (context) => {
  const { params, db, actor, fail, method, services } = context;
  await holdContacts(db, params.story);
  const { draft, errors, personId } = await validateStoryInput(db, actor, params.story);
  if (!errors.isEmpty || personId === null) throw fail.invalidData(errors.errors);
  const id = uuidv7();
  await insertStory(db, { id, version: 1, personId, draft }, { actor, method, now: services.now() });
  return storyNow(db, { actor, files: services.files }, id);
});

export const handleUpdatePersonStory = implement(updatePersonStory, async ({ params, ...changing }) => {
  await changeStory(changing, params.story);
  const { db, actor, services } = changing;
  return storyNow(db, { actor, files: services.files }, params.story.id);
});

/**
 * Changes a story under all its rules, as one new version; what changes nothing makes none.
 *
 * @param photos fields of the audit trail whose photos the story gets again; none for what a client sends.
 * @throws RpcFailure when a rule, a right or a later version refuses.
 */
export async function changeStory(
  context: Pick<RestoreContext, 'db' | 'actor' | 'method' | 'services'>,
  input: PersonStoryInput & { readonly id: string; readonly version: number },
  photos: Fields = {},
): Promise<void> {
  const { db, actor, method, services } = context;
  await holdContacts(db, input);
  const stored = await lockStory(context, input.id, input.version);
  const { draft, errors } = await validateStoryInput(db, actor, input, stored);
  errors.merge((await checkKeptPhotos(db, input.id, photos)).errors);
  if (!errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, errors.errors);
  if (Object.keys(photos).length === 0 && isUnchanged(stored.draft, draft)) return;
  await updateStory(db, stored, draft, { actor, method, now: services.now() }, () =>
    putPhotosBack(db, input.id, photos),
  );
}

export const handleRemovePersonStory = implement(removePersonStory, async (context) => {
  const { params, db, actor, fail, method } = context;
  const stored = await lockStory(context, params.id, params.version);
  const refusal = await whatBlocksRemoval(db, stored.story);
  if (!refusal.isEmpty) throw fail.invalidData(refusal.errors);
  await removeStory(db, stored, { actor, method });
  return { status: 'OK' as const };
});

export const handleRemoveStoriesForPerson = implement(removeStoriesForPerson, async (context) => {
  const { params, db, actor, fail, method } = context;
  const stories = await db.findBy(PersonStoryEntity, { person_id_ref: params.id });
  for (const { id } of stories) {
    const stored = await lockStory(context, id);
    const refusal = await whatBlocksRemoval(db, stored.story);
    if (!refusal.isEmpty) throw fail.invalidData(refusal.errors);
    await removeStory(db, stored, { actor, method });
  }
  return { status: 'OK' as const, count: stories.length };
});
