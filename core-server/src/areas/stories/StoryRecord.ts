import type { AttachmentWords } from '@salient/shared/areas/attachments/attachment.ts';
import type { PhotoRights } from '@salient/shared/areas/stories/photos/photoRights.ts';
import { notTranslated } from '@salient/shared/areas/stories/story-text/translations.ts';
import { emptyText, type StoryDraft, type TextDraft } from '@salient/shared/areas/stories/storyDraft.ts';
import { byTextPart } from '@salient/shared/areas/stories/storyTypes.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../../lib/db/groupBy.ts';
import type { PlaceEntity } from '../places/PlaceEntity.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import type { PersonStoryPhotoEntity } from './PersonStoryPhotoEntity.ts';
import { PersonStoryTextEntity } from './PersonStoryTextEntity.ts';

/** A photo of a story with what its attachment and file say of it. */
export interface PhotoRow extends PersonStoryPhotoEntity {
  readonly name: string;
  readonly rights: PhotoRights & Pick<AttachmentWords, 'credit_line'>;
  readonly sha256: Buffer;
  /** Pixels of the original, upright. */
  readonly original: { readonly width: number; readonly height: number };
}

/** A story with its texts and photos. */
export interface WrittenStory {
  readonly story: PersonStoryEntity;
  readonly texts: Readonly<Record<Language, PersonStoryTextEntity>>;
  /** Profile, map, then the extra ones in their order. */
  readonly photos: readonly PhotoRow[];
  /** Names of the place of the event that the story has its place from. */
  readonly placeNames: PlaceEntity['languages'] | null;
}

/** A story with all that belongs to it, as the tables hold it. */
export interface StoryRecord extends WrittenStory {
  readonly draft: StoryDraft;
}

/** Stories by id, in the order of `ids`; ids of none are left out. */
export async function loadStories(db: EntityManager, ids: readonly string[]): Promise<StoryRecord[]> {
  if (ids.length === 0) return [];
  const written = await loadWrittenStories(db, ids);
  const parts = await loadParts(db, ids);
  return written.map((each) => ({ ...each, draft: draftOf(each.story, each.texts, parts.get(each.story.id)) }));
}

/** The same without what ties them to other records. */
export async function loadWrittenStories(db: EntityManager, ids: readonly string[]): Promise<WrittenStory[]> {
  if (ids.length === 0) return [];
  const stories = await db.findBy(PersonStoryEntity, { id: In([...ids]) });
  const texts = groupBy(await db.findBy(PersonStoryTextEntity, { story_id: In([...ids]) }), (text) => text.story_id);
  const photos = groupBy(await loadPhotos(db, ids), (photo) => photo.story_id);
  const placeNames = await loadPlaceNames(db, ids);
  const byId = new Map(stories.map((story) => [story.id, story]));
  return [...new Set(ids)].flatMap((id) => {
    const story = byId.get(id);
    if (!story) return [];
    return [
      {
        story,
        texts: textsByLanguage(id, texts.get(id) ?? []),
        photos: photos.get(id) ?? [],
        placeNames: placeNames.get(id) ?? null,
      },
    ];
  });
}

async function loadPlaceNames(db: EntityManager, ids: readonly string[]) {
  const rows = await db.query<Pick<PlaceEntity, 'id' | 'languages'>[]>(
    `SELECT s.id, p.languages FROM person_story s JOIN person_event e ON e.id = s.place_source_event_ref
     JOIN place p ON p.id = e.place_id WHERE s.id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, languages: names }) => [id, names]));
}

export async function loadStory(db: EntityManager, id: string): Promise<StoryRecord | null> {
  return (await loadStories(db, [id]))[0] ?? null;
}

function textsByLanguage(id: string, rows: readonly PersonStoryTextEntity[]): Record<Language, PersonStoryTextEntity> {
  const given = new Map(rows.map((row) => [row.language, row]));
  return Object.fromEntries(
    languages.map((language) => [
      language,
      given.get(language) ?? {
        ...emptyText,
        story_id: id,
        language,
        translated_from: {},
        outdated_since: null,
        child_outdated_since: null,
      },
    ]),
  ) as Record<Language, PersonStoryTextEntity>;
}

interface Parts {
  readonly events: string[];
  readonly links: string[];
  readonly contacts: { person: string; title: string }[];
}

/** Rows of the tables between a story and other records, by story. */
async function loadParts(db: EntityManager, ids: readonly string[]): Promise<Map<string, Parts>> {
  const rows = await db.query<(Parts & { id: string })[]>(
    `SELECT s.id,
       ARRAY(SELECT event_id FROM person_story_event WHERE story_id = s.id ORDER BY position, event_id) AS events,
       ARRAY(SELECT linked_story_id FROM person_story_manual_link WHERE story_id = s.id ORDER BY position, linked_story_id)
         AS links,
       coalesce((SELECT jsonb_agg(jsonb_build_object('person', contact_person_id, 'title', title) ORDER BY position)
         FROM person_story_contact WHERE story_id = s.id), '[]') AS contacts
     FROM person_story s WHERE s.id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, ...parts }) => [id, parts]));
}

function draftOf(
  story: PersonStoryEntity,
  texts: Readonly<Record<Language, PersonStoryTextEntity>>,
  parts: Parts | undefined,
): StoryDraft {
  return {
    first_name: story.first_name,
    family_name: story.family_name,
    born_year: story.born_year,
    died_year: story.died_year,
    community: story.community,
    area: story.area,
    country_code: story.country_code,
    place_source_event_ref: story.place_source_event_ref,
    story_child_option: story.story_child_option,
    story_text: Object.fromEntries(languages.map((language) => [language, textDraftOf(texts[language])])) as Record<
      Language,
      TextDraft
    >,
    kiosks: story.kiosks,
    coupling_use_events_with_places_refs: parts?.events ?? [],
    coupling_tags: story.coupling_tags,
    coupling_use_died_date: story.coupling_use_died_date,
    coupling_stories: parts?.links ?? [],
    key_location_id: story.key_location_id,
    key_day: story.key_day,
    key_month: story.key_month,
    key_year: story.key_year,
    key_organisation_title: story.key_organisation_title,
    key_form_of_address: story.key_form_of_address,
    key_certificate: story.key_certificate,
    linked_contact_persons: parts?.contacts.map(({ person, title }) => ({ person, title })) ?? [],
  };
}

const textDraftOf = (text: PersonStoryTextEntity): TextDraft => ({
  ...byTextPart((part) => text[part]),
  story_status: text.story_status,
  story_child_status: text.story_child_status,
  translated_from: { ...notTranslated, ...text.translated_from },
});

type StoredPhoto = PersonStoryPhotoEntity & {
  readonly name: string;
  readonly licence: string;
  readonly credit_line: AttachmentWords['credit_line'];
  readonly usable_for: string[];
  readonly permission_expires: string | null;
  readonly sha256: Buffer;
  readonly original_width: number;
  readonly original_height: number;
};

/** Photos of stories; of attachments that are no pictures there are none. */
export async function loadPhotos(db: EntityManager, storyIds: readonly string[]): Promise<PhotoRow[]> {
  const rows = await db.query<StoredPhoto[]>(
    `SELECT p.*, a.name, a.licence, a.credit_line, a.usable_for, a.permission_expires::text, f.sha256,
       f.width AS original_width, f.height AS original_height
     FROM person_story_photo p JOIN attachment a ON a.id = p.attachment_id JOIN file f ON f.id = a.file_id
     WHERE p.story_id = ANY($1)
     ORDER BY array_position('{profile,map,extra}', p.kind), p.position`,
    [storyIds],
  );
  return rows.map(
    ({ licence, credit_line, usable_for, permission_expires, original_width, original_height, ...photo }) => ({
      ...photo,
      rights: { licence, credit_line, usable_for, permission_expires },
      original: { width: original_width, height: original_height },
    }),
  );
}
