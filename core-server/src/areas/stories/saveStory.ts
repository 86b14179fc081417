import { barred } from '@salient/shared/areas/search/personKeys.ts';
import { outdatedParts } from '@salient/shared/areas/stories/story-text/translations.ts';
import type { StoryDraft, TextDraft } from '@salient/shared/areas/stories/storyDraft.ts';
import { outdatedFieldOf, type StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { linkStories } from './linkStories.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { PersonStoryTextEntity } from './PersonStoryTextEntity.ts';
import { loadStory, type StoryRecord } from './StoryRecord.ts';
import { saveContacts } from './storyContacts.ts';
import { storyState } from './storyState.ts';

export interface StorySave {
  readonly actor: Actor;
  readonly method: string;
  readonly now: Date;
}

/**
 * Writes a new story that passed validation.
 *
 * @param addPhotos those of a story that comes back, before its creation is noted.
 */
export async function insertStory(
  db: EntityManager,
  { id, version, personId, draft }: { id: string; version: number; personId: string; draft: StoryDraft },
  saving: StorySave,
  addPhotos?: () => Promise<void>,
): Promise<void> {
  const { now } = saving;
  await db.insert(PersonStoryEntity, {
    ...{ id, version, person_id_ref: personId, created_at: now, updated_at: now },
    ...columnsOf(draft),
  });
  await saveParts(db, id, draft, now);
  await addPhotos?.();
  await linkStories(db, [id]);
  const after = await stateOf(db, id);
  const { actor, method } = saving;
  await recordChange(db, { actor, method, entity: 'person_story', entityId: id, version, before: null, after });
}

/**
 * Writes a validated change of a story whose row this transaction holds.
 *
 * @param changePhotos what is done to its photos with it, before the change is noted.
 */
export async function updateStory(
  db: EntityManager,
  stored: StoryRecord,
  draft: StoryDraft,
  saving: StorySave,
  changePhotos?: () => Promise<void>,
): Promise<void> {
  const { id, version } = stored.story;
  await db.update(PersonStoryEntity, { id }, { ...columnsOf(draft), version: version + 1, updated_at: saving.now });
  await saveParts(db, id, draft, saving.now, stored);
  await changePhotos?.();
  await linkStories(db, [id]);
  await recordStoryChange(db, stored, saving);
}

/** Notes what became of a story since `stored` was read; its row has the next version already. */
export async function recordStoryChange(
  db: EntityManager,
  stored: StoryRecord,
  { actor, method }: Pick<StorySave, 'actor' | 'method'>,
): Promise<void> {
  const { id, version } = stored.story;
  const [before, after] = [storyState(stored), await stateOf(db, id)];
  const change = { actor, method, entity: 'person_story', entityId: id, version: version + 1 } as const;
  await recordChange(db, { ...change, before, after });
}

async function stateOf(db: EntityManager, id: string) {
  const record = await loadStory(db, id);
  if (!record) throw new Error(`the story ${id} is not there`);
  return storyState(record);
}

function columnsOf(draft: StoryDraft) {
  const {
    story_text: _texts,
    coupling_use_events_with_places_refs: _events,
    coupling_stories: _links,
    linked_contact_persons: _contacts,
    ...own
  } = draft;
  const { first_name, family_name } = draft;
  return {
    ...own,
    name_keys: barred([first_name, family_name, `${first_name} ${family_name}`, `${family_name} ${first_name}`]),
    sort_name: normalizeText(`${first_name} ${family_name}`.trim()),
  };
}

async function saveParts(
  db: EntityManager,
  id: string,
  draft: StoryDraft,
  now: Date,
  stored?: StoryRecord,
): Promise<void> {
  for (const language of languages) {
    const text = draft.story_text[language];
    const before = stored?.texts[language];
    const row = { ...text, story_id: id, language };
    const since = Object.fromEntries(
      (['main', 'child'] as const).map((version) => [
        outdatedFieldOf[version],
        language !== 'nl' && isOutdated(version, text, draft.story_text.nl)
          ? (before?.[outdatedFieldOf[version]] ?? now)
          : null,
      ]),
    );
    await db.upsert(PersonStoryTextEntity, { ...row, ...since }, ['story_id', 'language']);
  }
  await saveList(db, id, 'person_story_event', 'event_id', draft.coupling_use_events_with_places_refs);
  await saveList(db, id, 'person_story_manual_link', 'linked_story_id', draft.coupling_stories);
  await saveContacts(db, id, draft);
}

const isOutdated = (version: StoryVersion, text: TextDraft, dutch: TextDraft) =>
  outdatedParts(version, text.translated_from, dutch).length > 0;

/** Makes the rows of a table between stories and other records those of a list, in its order. */
async function saveList(
  db: EntityManager,
  id: string,
  table: 'person_story_event' | 'person_story_manual_link',
  column: string,
  list: readonly string[],
): Promise<void> {
  await db.query(`DELETE FROM ${table} WHERE story_id = $1 AND NOT ${column} = ANY($2)`, [id, list]);
  await db.query(
    `INSERT INTO ${table} (story_id, ${column}, position)
     SELECT $1, each, place - 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS list (each, place)
     ON CONFLICT (story_id, ${column}) DO UPDATE SET position = excluded.position
     WHERE ${table}.position <> excluded.position`,
    [id, list],
  );
}
