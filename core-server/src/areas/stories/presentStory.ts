import type { ContactPerson } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { StoryPhoto } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import type { LinkedStory, PersonStory, StoryText } from '@salient/shared/areas/stories/story.ts';
import { saysSomethingElse } from '@salient/shared/areas/stories/story-text/translations.ts';
import { fullName } from '@salient/shared/areas/stories/storyName.ts';
import { byTextPart, type TextPart } from '@salient/shared/areas/stories/storyTypes.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { showPart } from '@salient/shared/lib/dates/partialDate.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { type EntityManager, In } from 'typeorm';
import type { Files } from '../../lib/files/Files.ts';
import { resourceOf } from '../attachments/presentAttachments.ts';
import { ContactPersonEntity } from '../contacts/ContactPersonEntity.ts';
import { presentContactPerson } from '../contacts/presentContactPerson.ts';
import { KeyLocationEntity } from '../key-locations/KeyLocationEntity.ts';
import { shortCodes } from '../short-addresses/shortCodes.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import type { PersonStoryTextEntity } from './PersonStoryTextEntity.ts';
import { pictureOf, resourceOfStory } from './pictures/storyPictures.ts';
import { loadStory, type PhotoRow, type StoryRecord } from './StoryRecord.ts';
import { explainLinks, lacksChildStory, loadLinks, type StoryLink } from './storyLinks.ts';

/** Automatic links that the editor lists, the closest; a theme may tie hundreds of stories together. */
const shownAutomatic = 100;

export type StoryExtension = 'linked_stories' | 'key_location' | 'contact_persons';

export interface Reader {
  readonly actor: Actor;
  readonly files: Files;
}

/** The names and states that every form of a story begins with. */
export const storyNames = (story: PersonStoryEntity) => ({
  id: story.id,
  person_id_ref: story.person_id_ref,
  first_name: story.first_name,
  family_name: story.family_name,
  calculated_full_name: fullName(story),
  published_date: story.published_date?.toISOString() ?? null,
  targets: story.targets,
  story_child_option: story.story_child_option,
});

/** A story as staff read it; null when there is none. */
export async function readStory(
  db: EntityManager,
  reader: Reader,
  id: string,
  extend: readonly StoryExtension[] = [],
): Promise<PersonStory | null> {
  const record = await loadStory(db, id);
  return record && presentStory(db, reader, record, extend);
}

/** The story that a command has just written. */
export async function storyNow(db: EntityManager, reader: Reader, id: string): Promise<PersonStory> {
  const story = await readStory(db, reader, id);
  if (!story) throw new Error(`the story ${id} is not there`);
  return story;
}

async function presentStory(
  db: EntityManager,
  reader: Reader,
  record: StoryRecord,
  extend: readonly StoryExtension[],
): Promise<PersonStory> {
  const { story, draft, texts } = record;
  const links = withoutFarOnes((await loadLinks(db, [story.id])).get(story.id) ?? []);
  const photos = await presentPhotos(reader, record);
  const { story_text: _texts, coupling_stories, ...own } = draft;
  const contacts = extend.includes('contact_persons') ? await contactsOf(db, reader, record) : null;
  return {
    version: story.version,
    ...own,
    ...storyNames(story),
    born_year: showPart(story.born_year),
    died_year: showPart(story.died_year),
    story_status: texts.nl.story_status,
    story_text: Object.fromEntries(
      languages.map((language) => [language, presentText(texts[language], texts.nl)]),
    ) as Record<Language, StoryText>,
    unpublished_date: story.unpublished_date?.toISOString() ?? null,
    profile_image: photos.find(({ kind }) => kind === 'profile') ?? null,
    extra_images: photos.filter(({ kind }) => kind === 'extra'),
    map_image: photos.find(({ kind }) => kind === 'map') ?? null,
    coupling_story_refs: links.filter(({ score }) => score > 0).map((link) => link.id),
    coupling_stories,
    ...(extend.includes('linked_stories') ? { linked_stories: await presentLinks(db, story, links) } : {}),
    ...(extend.includes('key_location') ? { key_location: await keyLocationOf(db, story.key_location_id) } : {}),
    key_day: showPart(story.key_day),
    key_month: showPart(story.key_month),
    key_year: showPart(story.key_year),
    key_date: story.key_date,
    linked_contact_persons: draft.linked_contact_persons.map((linked) => {
      const contact_person = contacts?.get(linked.person);
      return contact_person ? { ...linked, contact_person } : linked;
    }),
    short_codes: await codesOf(db, story.id),
    updated_at: story.updated_at.toISOString(),
  };
}

/** Links by hand all, and of the computed ones the closest. */
function withoutFarOnes(links: readonly StoryLink[]): StoryLink[] {
  let automatic = 0;
  return links.filter(({ manual }) => manual !== null || ++automatic <= shownAutomatic);
}

function presentText(text: PersonStoryTextEntity, dutch: PersonStoryTextEntity): StoryText {
  const former = (part: TextPart) => {
    const source = text.translated_from[part] ?? null;
    return source !== null && text.language !== 'nl' && saysSomethingElse(source, dutch[part]) ? source : null;
  };
  return {
    language: text.language,
    ...byTextPart((part) => text[part]),
    story_status: text.story_status,
    story_child_status: text.story_child_status,
    outdated_since: text.outdated_since?.toISOString() ?? null,
    child_outdated_since: text.child_outdated_since?.toISOString() ?? null,
    translated_from: byTextPart(former),
  };
}

async function presentPhotos({ actor, files }: Reader, { story, photos }: StoryRecord): Promise<StoryPhoto[]> {
  const ticket = await files.tickets.sign(actor, resourceOfStory(story.id));
  return Promise.all(photos.map(async (photo) => presentPhoto(photo, ticket, await originalUrl(photo))));

  async function originalUrl({ attachment_id }: PhotoRow): Promise<string> {
    return `/api/file/${attachment_id}/w1600?ticket=${await files.tickets.sign(actor, resourceOf(attachment_id))}`;
  }
}

const presentPhoto = (photo: PhotoRow, ticket: string, url: string): StoryPhoto => ({
  id: photo.id,
  kind: photo.kind,
  attachment_id: photo.attachment_id,
  x: photo.x,
  y: photo.y,
  width: photo.width,
  height: photo.height,
  template: photo.template,
  grayscale: photo.grayscale,
  contrast: photo.contrast,
  dimension: photo.dimension,
  legend: photo.legend,
  alt: photo.alt,
  decorative: photo.decorative,
  original: { name: photo.name, ...photo.original, url },
  rights: { ...photo.rights, usable_for: [...photo.rights.usable_for] },
  picture: pictureOf(photo, ticket),
});

/** Linked stories in the order of `links`, with the reasons of those that were computed. */
export async function presentLinks(
  db: EntityManager,
  story: PersonStoryEntity,
  links: readonly StoryLink[],
): Promise<LinkedStory[]> {
  const reasons = await explainLinks(db, links);
  const found = await db.findBy(PersonStoryEntity, { id: In(links.map(({ id }) => id)) });
  const byId = new Map(found.map((each) => [each.id, each]));
  return links.flatMap((link): LinkedStory[] => {
    const linked = byId.get(link.id);
    if (!linked) return [];
    return [
      {
        ...storyNames(linked),
        born_year: showPart(linked.born_year),
        died_year: showPart(linked.died_year),
        community: linked.community,
        manual: link.manual,
        reasons: reasons(link),
        score: link.score,
        lacks_child_story: lacksChildStory(story, linked),
      },
    ];
  });
}

/** A key location as stories show it. */
export async function keyLocationOf(
  db: EntityManager,
  id: string | null,
): Promise<NonNullable<PersonStory['key_location']> | null> {
  const location = id === null ? null : await db.findOneBy(KeyLocationEntity, { id });
  if (!location) return null;
  const { name, names, number, lat, lon } = location;
  return { id: location.id, name, names, number, position: { lat, lon } };
}

async function contactsOf(
  db: EntityManager,
  { actor }: Reader,
  { draft }: StoryRecord,
): Promise<Map<string, ContactPerson>> {
  const ids = draft.linked_contact_persons.map(({ person }) => person);
  const persons = await db.findBy(ContactPersonEntity, { id: In(ids) });
  return new Map(persons.map((person) => [person.id, presentContactPerson(person, actor)]));
}

async function codesOf(db: EntityManager, id: string): Promise<PersonStory['short_codes']> {
  const museum = (await shortCodes(db, 'person_story', [id])).get(id);
  const key = (await shortCodes(db, 'remembrance_key', [id])).get(id);
  return { ...(museum ? { museum } : {}), ...(key ? { key } : {}) };
}
