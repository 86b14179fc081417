import { isImageType } from '@salient/shared/areas/attachments/uploadRules.ts';
import { checkPhoto, cropShare, freshPhoto } from '@salient/shared/areas/stories/photos/checkPhoto.ts';
import { type PhotoKind, smallestCropShare } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import type { PhotoTarget } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import {
  deletePersonStoryPhoto,
  importAttachmentToPersonStory,
  importDocumentPhotoToPersonStory,
  updatePersonStoryPhoto,
} from '@salient/shared/areas/stories/storyPhotoMethods.ts';
import { storyLimits } from '@salient/shared/areas/stories/storyTypes.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { languageOfText } from '@salient/shared/lib/i18n/languageOfText.ts';
import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { loadAttachmentsByIds } from '../attachments/loadAttachments.ts';
import { lockStory } from './lockStory.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { PersonStoryPhotoEntity } from './PersonStoryPhotoEntity.ts';
import { mayBePhoto } from './pictures/mayBePhoto.ts';
import { findTakenPage, isDocument, takePage } from './pictures/pictureOfPage.ts';
import { renderPicture } from './pictures/renderPicture.ts';
import { storyNow } from './presentStory.ts';
import { loadPhotos, type PhotoRow, type StoryRecord } from './StoryRecord.ts';
import { recordStoryChange } from './saveStory.ts';

const nok = (field: string, code: string) => ({ status: 'NOK' as const, data: { [field]: [`${field}: ${code}`] } });
const refused = (errors: FieldErrors) => ({ status: 'NOK' as const, data: errors });

export const handleImportAttachmentToPersonStory = implement(importAttachmentToPersonStory, async (context) => {
  const { params } = context;
  const stored = await editableStory(context, params);
  return putPhoto(context, stored, params.kind, params.attachmentId);
});

export const handleImportDocumentPhotoToPersonStory = implement(importDocumentPhotoToPersonStory, async (context) => {
  const { documentId, element, kind } = context.params;
  const stored = await editableStory(context, context.params);
  const page = await findTakenPage(context, documentId, element);
  if (!page) return nok((await isDocument(context, documentId)) ? 'element' : 'documentId', 'DOES_NOT_EXIST');
  if (page.width === null) return nok('documentId', 'INVALID_DATA');
  const legend = `${page.title}, ${page.number}`.slice(0, storyLimits.legend);
  const attachmentId = await takePage(context, stored.story.id, page);
  return putPhoto(context, stored, kind, attachmentId, { [languageOfText(page.title)]: legend });
});

export const handleUpdatePersonStoryPhoto = implement(updatePersonStoryPhoto, async (context) => {
  const { params, db } = context;
  const { kind, settings } = params;
  const stored = await editableStory(context, params);
  const photo = photoAt(stored, kind);
  if (!photo) return nok('kind', 'DOES_NOT_EXIST');
  const { index, ...own } = settings;
  const { draft, errors } = checkPhoto(own, { kind: photo.kind, original: photo.original, base: photo });
  const extra = stored.photos.filter((each) => each.kind === 'extra');
  if (index !== undefined && !(photo.kind === 'extra' && Number.isInteger(index) && extra[index])) {
    errors.add('index', 'INVALID_OPTION');
  }
  if (!errors.isEmpty) return refused(errors.errors);
  const staysInPlace = index === undefined || extra[index]?.id === photo.id;
  if (staysInPlace && isUnchanged(photo, { ...photo, ...draft })) return presented(context, stored.story.id);
  await db.update(PersonStoryPhotoEntity, { id: photo.id }, draft);
  if (index !== undefined) {
    const others = extra.filter(({ id }) => id !== photo.id);
    await putInOrder(db, [...others.slice(0, index), photo, ...others.slice(index)]);
  }
  return done(context, stored, photo.id);
});

export const handleDeletePersonStoryPhoto = implement(deletePersonStoryPhoto, async (context) => {
  const { params, db } = context;
  const stored = await editableStory(context, params);
  const photo = photoAt(stored, params.kind);
  if (!photo) return nok('kind', 'DOES_NOT_EXIST');
  await db.delete(PersonStoryPhotoEntity, { id: photo.id });
  if (photo.kind === 'extra') {
    await putInOrder(
      db,
      stored.photos.filter(({ id, kind }) => kind === 'extra' && id !== photo.id),
    );
  }
  return done(context, stored, null);
});

/** A story that takes photos just now: one that is not published (STORY-72). */
async function editableStory(
  context: ChangeContext,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
): Promise<StoryRecord> {
  const stored = await lockStory(context, id, version);
  if (stored.story.published_date !== null) {
    throw new RpcFailure(commonErrors.invalidData, { none: ['none: STORY_PUBLISHED'] });
  }
  return stored;
}

function photoAt({ photos }: StoryRecord, target: PhotoTarget): PhotoRow | undefined {
  if (typeof target === 'number') return photos.filter(({ kind }) => kind === 'extra')[target];
  return photos.find(({ kind }) => kind === target);
}

/**
 * Makes a picture a photo of a story, in the place of one of the same kind.
 *
 * @param legend what it begins with.
 */
async function putPhoto(
  context: ChangeContext,
  stored: StoryRecord,
  target: PhotoTarget,
  attachmentId: string,
  legend: Partial<LanguageTexts> = {},
) {
  const { db } = context;
  const [attachment] = await loadAttachmentsByIds(db, [attachmentId]);
  const fitting = attachment && mayBePhoto(attachment, stored.story.id);
  if (!fitting) return nok('attachmentId', attachment ? 'INVALID_REFERENCE' : 'DOES_NOT_EXIST');
  const { width, height, mimetype } = attachment.file;
  if (!isImageType(mimetype) || width === null || height === null) return nok('attachmentId', 'INVALID_DATA');
  const extra = stored.photos.filter(({ kind }) => kind === 'extra');
  if (target === 'new' && extra.length >= storyLimits.extraImages) return nok('kind', 'TOO_MANY_VALUES');
  const former = photoAt(stored, target);
  if (typeof target === 'number' && !former) return nok('kind', 'DOES_NOT_EXIST');
  const kind: PhotoKind = target === 'profile' || target === 'map' ? target : 'extra';
  const fresh = freshPhoto(kind, { width, height });
  if (cropShare(fresh, fresh.dimension) < smallestCropShare) return nok('attachmentId', 'CROP_TOO_SMALL');
  if (former) await db.delete(PersonStoryPhotoEntity, { id: former.id });
  const id = uuidv7();
  await db.insert(PersonStoryPhotoEntity, {
    ...{ id, story_id: stored.story.id, kind, attachment_id: attachmentId },
    position: former?.position ?? (target === 'new' ? extra.length : 0),
    ...fresh,
    legend: { ...fresh.legend, ...legend },
  });
  return done(context, stored, id);
}

async function putInOrder(db: EntityManager, photos: readonly PhotoRow[]): Promise<void> {
  for (const [position, { id }] of photos.entries()) await db.update(PersonStoryPhotoEntity, { id }, { position });
}

/** Makes the next version of a story whose photos changed, and its pictures before anybody asks for them. */
async function done(context: ChangeContext, stored: StoryRecord, photoId: string | null) {
  const { db, actor, method, services, afterCommit } = context;
  const { id, version } = stored.story;
  await db.update(PersonStoryEntity, { id }, { version: version + 1, updated_at: services.now() });
  await recordStoryChange(db, stored, { actor, method });
  const photo = (await loadPhotos(db, [id])).find((each) => each.id === photoId);
  if (photo) afterCommit(() => services.files.later(() => renderPicture(services.files.pictures, photo)));
  return presented(context, id);
}

const presented = async ({ db, actor, services }: ChangeContext, id: string) => ({
  status: 'OK' as const,
  story: await storyNow(db, { actor, files: services.files }, id),
});
