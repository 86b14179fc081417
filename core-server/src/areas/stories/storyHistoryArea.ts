import { type PersonStoryInput, personStoryInputSchema } from '@salient/shared/areas/stories/story.ts';
import { emptyStory, emptyText, type StoryDraft } from '@salient/shared/areas/stories/storyDraft.ts';
import { textField } from '@salient/shared/areas/stories/storyHistory.ts';
import { textFields } from '@salient/shared/areas/stories/storyTypes.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import type { HistoryArea, RestoreContext } from '../../lib/changes/HistoryArea.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { sameValue } from '../../lib/changes/sameValue.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { maySeePerson } from '../events/maySeePerson.ts';
import { changeStory } from './changeStory.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { bringPhotosBack, photoFields } from './pictures/keptPhotos.ts';
import { loadStory } from './StoryRecord.ts';
import { insertStory } from './saveStory.ts';
import { storyState } from './storyState.ts';
import { validateStoryInput } from './validateStoryInput.ts';

/** How history reads and restores stories. */
export const storyHistoryArea: HistoryArea = {
  naming: namedBy('first_name', 'family_name'),
  maySee: async (db, actor, id) => {
    if (!canEdit(actor)) return false;
    const story = await db.findOneBy(PersonStoryEntity, { id });
    return !story || maySeePerson(db, actor, story.person_id_ref);
  },
  state: async (db, id) => {
    const record = await loadStory(db, id);
    return record && { version: record.story.version, fields: storyState(record) };
  },
  // Publishing has methods of its own.
  fixed: () => ['person_id_ref', 'targets', 'published_date'],
  ordered: ['extra_images', 'linked_contact_persons'],
  update: async (restoring, id, version, fields) => {
    const photos = await differingPhotos(restoring.db, id, fields);
    await changeStory(restoring, { ...inputOf(fields), id, version }, photos);
  },
  mayBringBack: () => true,
  bringBack: bringStoryBack,
};

/** Fields of the trail as a client would send them. */
function inputOf(fields: Fields): PersonStoryInput {
  const own = Object.entries(fields).filter(([name]) => name in personStoryInputSchema.shape);
  const texts = languages.flatMap((language) => {
    const given = textFields.filter((field) => textField(language, field) in fields);
    const text = Object.fromEntries(given.map((field) => [field, fields[textField(language, field)]]));
    return given.length === 0 ? [] : [[language, text] as const];
  });
  return personStoryInputSchema.parse({
    ...Object.fromEntries(own),
    ...(texts.length === 0 ? {} : { story_text: Object.fromEntries(texts) }),
  });
}

/** The fields of photos that were others than they are now: the rest stays untouched, whatever became of its rules. */
async function differingPhotos(db: EntityManager, id: string, fields: Fields): Promise<Fields> {
  const record = await loadStory(db, id);
  const now = record ? storyState(record) : {};
  const differing = photoFields.filter((field) => field in fields && !sameValue(now[field], fields[field], 'ordered'));
  return Object.fromEntries(differing.map((field) => [field, fields[field]]));
}

/** A removed story comes back unpublished, as it was when it was removed, with the pictures that are still kept. */
async function bringStoryBack(
  { db, actor, method, services }: RestoreContext,
  id: string,
  version: number,
  kept: Fields,
): Promise<void> {
  const input = inputOf(kept);
  // Its texts count as there already: a translation may stand beside a Dutch text that was opened again.
  const base = { ...emptyStory, story_text: textsOf(input) };
  const { draft, errors, personId } = await validateStoryInput(db, actor, input, undefined, base);
  if (!errors.isEmpty || personId === null) throw new RpcFailure(commonErrors.invalidData, errors.errors);
  await insertStory(db, { id, version, personId, draft }, { actor, method, now: services.now() }, () =>
    bringPhotosBack(db, id, kept),
  );
  await db.query(`DELETE FROM redirect WHERE from_type = 'person_story' AND from_id = $1`, [id]);
}

const textsOf = ({ story_text }: PersonStoryInput) =>
  Object.fromEntries(
    languages.map((language) => [language, { ...emptyText, ...story_text?.[language] }]),
  ) as StoryDraft['story_text'];
