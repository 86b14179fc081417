import { randomBytes } from 'node:crypto';
import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { freshPhoto } from '@salient/shared/areas/stories/photos/checkPhoto.ts';
import type { PhotoKind } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import { emptyStory, emptyText, type StoryDraft, type TextDraft } from '@salient/shared/areas/stories/storyDraft.ts';
import { guest } from '@salient/shared/areas/users/actor.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { AttachmentEntity } from '../../../core-server/src/areas/attachments/AttachmentEntity.ts';
import { FileEntity } from '../../../core-server/src/areas/attachments/FileEntity.ts';
import { ContactPersonEntity } from '../../../core-server/src/areas/contacts/ContactPersonEntity.ts';
import { ContactContributionEntity } from '../../../core-server/src/areas/contacts/moments/ContactContributionEntity.ts';
import { ContactPersonEventEntity } from '../../../core-server/src/areas/contacts/moments/ContactPersonEventEntity.ts';
import { giveShortAddress } from '../../../core-server/src/areas/short-addresses/giveShortAddress.ts';
import { PersonStoryEntity } from '../../../core-server/src/areas/stories/PersonStoryEntity.ts';
import { PersonStoryPhotoEntity } from '../../../core-server/src/areas/stories/PersonStoryPhotoEntity.ts';
import { insertStory } from '../../../core-server/src/areas/stories/saveStory.ts';
import type { createMaker } from './make.ts';

/** Texts in one language, both parts of either version done. */
export const doneText = (words = 'Tekst'): TextDraft => ({
  ...emptyText,
  story_part_1: `${words} deel een.`,
  story_part_2: `${words} deel twee.`,
  story_child_part_1: `${words} voor kinderen, deel een.`,
  story_child_part_2: `${words} voor kinderen, deel twee.`,
  story_status: 'DONE',
  story_child_status: 'DONE',
});

/** Texts of a story: those given, the others empty. */
export const texts = (given: Partial<Record<Language, TextDraft>>): StoryDraft['story_text'] =>
  Object.fromEntries(languages.map((language) => [language, given[language] ?? emptyText])) as StoryDraft['story_text'];

export interface StoryGiven extends Partial<StoryDraft> {
  readonly id?: string;
  readonly person_id_ref?: string;
  /** Published here, with its short address. */
  readonly targets?: StoryTarget[];
  /** False for a story without profile photo. */
  readonly photo?: boolean;
}

/** Rights that allow everything. */
export const ownRights = {
  licence: 'own',
  usable_for: ['kiosk', 'web', 'print'],
  credit_line: { nl: 'Stad Ieper' },
} as const;

export function createStoryMaker(
  db: EntityManager,
  make: Pick<ReturnType<typeof createMaker>, 'place' | 'person' | 'event'>,
) {
  let counter = 0;

  /** A picture of the given pixels that nobody can open: its bytes are nowhere. */
  async function attachment(
    collection_id: string,
    given: Partial<AttachmentEntity> & { readonly width?: number; readonly height?: number } = {},
  ): Promise<AttachmentEntity> {
    const { width = 3000, height = 3200, ...own } = given;
    const [id, file_id, sha256] = [uuidv7(), uuidv7(), randomBytes(32)];
    const file = { id: file_id, mimetype: 'image/jpeg', size_bytes: '1000', sha256, width, height };
    await db.insert(FileEntity, { ...file, storage_key: `originals/${sha256.toString('hex')}` });
    const words = { ...ownRights, usable_for: [...ownRights.usable_for] };
    const row = { id, file_id, collection: 'person_stories', collection_id, position: 0, name: 'foto.jpg' } as const;
    await db.insert(AttachmentEntity, { ...row, ...words, ...own });
    return db.findOneByOrFail(AttachmentEntity, { id });
  }

  async function storyPhoto(
    story_id: string,
    kind: PhotoKind = 'profile',
    given: Parameters<typeof attachment>[1] & { readonly index?: number } = {},
  ): Promise<PersonStoryPhotoEntity> {
    const { index = 0, ...own } = given;
    const { id: attachment_id, file_id } = await attachment(story_id, own);
    const { width, height } = await db.findOneByOrFail(FileEntity, { id: file_id });
    const id = uuidv7();
    const settings = freshPhoto(kind, { width: width ?? 0, height: height ?? 0 });
    await db.insert(PersonStoryPhotoEntity, { id, story_id, kind, position: index, attachment_id, ...settings });
    return db.findOneByOrFail(PersonStoryPhotoEntity, { id });
  }

  /**
   * A story that can be published anywhere but as a key story: of a civilian whose service readers of one army see too.
   */
  async function story(given: StoryGiven = {}): Promise<PersonStoryEntity> {
    const { id = uuidv7(), person_id_ref, targets, photo = true, ...fields } = given;
    const person = person_id_ref ?? (await make.person()).id;
    const source =
      fields.place_source_event_ref ??
      (
        await make.event('military', {
          ...{ person_id: person, enlisted_army: 'B.E.F.', start_year: 1915 },
          place_id: (await make.place({ lat: 50.85, lon: 2.88 })).id,
        })
      ).id;
    const draft: StoryDraft = {
      ...emptyStory,
      ...{ first_name: 'Jan', family_name: `Peeters ${++counter}`, born_year: 1890, died_year: 1917 },
      ...{ community: 'Ieper', area: 'West-Vlaanderen', country_code: 'BE', place_source_event_ref: source },
      story_text: texts({ nl: doneText() }),
      ...fields,
    };
    const saving = { actor: guest, method: 'test', now: new Date() };
    await insertStory(db, { id, version: 1, personId: person, draft }, saving);
    if (photo) await storyPhoto(id);
    if (targets) await publish(id, targets);
    return db.findOneByOrFail(PersonStoryEntity, { id });
  }

  async function publish(id: string, targets: StoryTarget[]): Promise<void> {
    await db.update(PersonStoryEntity, { id }, { targets, published_date: new Date() });
    for (const target of targets) await giveShortAddress(db, { kind: addressKindOf[target], id });
  }

  async function contactPerson(given: Partial<ContactPersonEntity> = {}): Promise<ContactPersonEntity> {
    const id = uuidv7();
    const names = { firstName: 'Griet', lastName: `Maes ${++counter}`, ...given };
    await db.insert(ContactPersonEntity, {
      ...{ id, email: 'griet@example.org', phone: '057 12 34 56', notes: 'kleindochter' },
      ...names,
      first_name_key: normalizeText(names.firstName),
      last_name_key: normalizeText(names.lastName),
    });
    return db.findOneByOrFail(ContactPersonEntity, { id });
  }

  /** A visit of a contact person, with what it brought about. */
  async function contactMoment(
    given: Partial<ContactPersonEventEntity> & {
      readonly contributions?: readonly { readonly person_id?: string; readonly document_id?: string }[];
    } = {},
  ): Promise<ContactPersonEventEntity> {
    const { contributions = [], ...columns } = given;
    const id = uuidv7();
    await db.insert(ContactPersonEventEntity, {
      ...{ id, type: 'contact_moment', contactMethod: 'visit', start: '2026-05-04 10:00', end: '2026-05-04 11:30' },
      ...{
        transcript: 'Zij bracht foto’s mee.',
        contactPersonId: columns.contactPersonId ?? (await contactPerson()).id,
      },
      ...columns,
    });
    for (const [position, target] of contributions.entries()) {
      await db.insert(ContactContributionEntity, { id: uuidv7(), event_id: id, position, ...target });
    }
    return db.findOneByOrFail(ContactPersonEventEntity, { id });
  }

  return { story, storyPhoto, attachment, contactPerson, contactMoment };
}
