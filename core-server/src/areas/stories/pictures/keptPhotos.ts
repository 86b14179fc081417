import { checkPhoto } from '@salient/shared/areas/stories/photos/checkPhoto.ts';
import type { PhotoKind } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { type EntityManager, In } from 'typeorm';
import type { Fields } from '../../../lib/changes/ChangeRow.ts';
import { type AttachmentWithFile, loadAttachmentsByIds } from '../../attachments/loadAttachments.ts';
import { PersonStoryPhotoEntity } from '../PersonStoryPhotoEntity.ts';
import type { PhotoState } from '../storyState.ts';
import { mayBePhoto } from './mayBePhoto.ts';

const kinds = { profile_image: 'profile', map_image: 'map', extra_images: 'extra' } as const satisfies Record<
  string,
  PhotoKind
>;
type PhotoField = keyof typeof kinds;

/** The fields of the trail that hold photos. */
export const photoFields = Object.keys(kinds) as readonly PhotoField[];

/** A photo as the trail kept it, with its field and its place in the row. */
interface KeptPhoto extends Omit<PhotoState, 'title'> {
  readonly field: PhotoField;
  readonly position: number;
}

function photosIn(fields: Fields): KeptPhoto[] {
  return photoFields.flatMap((field) =>
    ([fields[field] ?? []].flat() as PhotoState[]).map(({ title: _title, ...photo }, position) => ({
      ...photo,
      field,
      position,
    })),
  );
}

/** Photos that a removed story had, as far as their pictures are still there. */
export async function bringPhotosBack(db: EntityManager, storyId: string, kept: Fields): Promise<void> {
  const photos = photosIn(kept);
  const pictures = await picturesOf(db, photos);
  await insertPhotos(
    db,
    storyId,
    photos.filter(({ attachment_id }) => pictures.has(attachment_id)),
  );
}

/** What keeps a story from having photos again: a picture that is gone, or settings that a rule no longer allows. */
export async function checkKeptPhotos(db: EntityManager, storyId: string, kept: Fields): Promise<FieldErrorList> {
  const errors = new FieldErrorList();
  const photos = photosIn(kept);
  const pictures = await picturesOf(db, photos);
  for (const { field, position: _position, id: _id, attachment_id, ...settings } of photos) {
    const picture = pictures.get(attachment_id);
    const { width = null, height = null } = picture?.file ?? {};
    if (!picture || width === null || height === null) errors.add(field, 'PICTURE_GONE');
    else if (!mayBePhoto(picture, storyId)) errors.add(field, 'INVALID_REFERENCE');
    else {
      const checked = checkPhoto(settings, { kind: kinds[field], original: { width, height }, base: settings });
      if (!checked.errors.isEmpty) errors.add(field, 'INVALID_DATA');
    }
  }
  return errors;
}

/** Makes the photos of a story those that the trail kept, for the fields that it names. */
export async function putPhotosBack(db: EntityManager, storyId: string, kept: Fields): Promise<void> {
  const named = photoFields.filter((field) => field in kept).map((field) => kinds[field]);
  await db.delete(PersonStoryPhotoEntity, { story_id: storyId, kind: In(named) });
  await insertPhotos(db, storyId, photosIn(kept));
}

async function picturesOf(
  db: EntityManager,
  photos: readonly KeptPhoto[],
): Promise<ReadonlyMap<string, AttachmentWithFile>> {
  const pictures = await loadAttachmentsByIds(
    db,
    photos.map(({ attachment_id }) => attachment_id),
  );
  return new Map(pictures.map((picture) => [picture.id, picture]));
}

async function insertPhotos(db: EntityManager, storyId: string, photos: readonly KeptPhoto[]): Promise<void> {
  for (const { field, ...photo } of photos) {
    await db.insert(PersonStoryPhotoEntity, { ...photo, kind: kinds[field], story_id: storyId });
  }
}
