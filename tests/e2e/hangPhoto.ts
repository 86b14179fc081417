import type { PhotoKind } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import type { EntityManager } from 'typeorm';
import { PersonStoryPhotoEntity } from '../../core-server/src/areas/stories/PersonStoryPhotoEntity.ts';
import { renderPicture } from '../../core-server/src/areas/stories/pictures/renderPicture.ts';
import { loadPhotos } from '../../core-server/src/areas/stories/StoryRecord.ts';
import type { Files } from '../../core-server/src/lib/files/Files.ts';
import { originalKey } from '../../core-server/src/lib/files/storageKeys.ts';
import type { Maker } from '../harness/records/make.ts';

interface Photo {
  readonly kind: PhotoKind;
  readonly bytes: Buffer;
  readonly size: { readonly width: number; readonly height: number };
  readonly settings?: Partial<PersonStoryPhotoEntity> | undefined;
  /** Among those of its kind. */
  readonly index?: number;
}

/** Gives a story a photo, with all the pictures that are made of it. */
export async function hangPhoto(
  { make, db, files }: { readonly make: Maker; readonly db: EntityManager; readonly files: Files },
  storyId: string,
  { kind, bytes, size, settings, index = 0 }: Photo,
): Promise<void> {
  const made = await make.storyPhoto(storyId, kind, { ...size, index });
  const { grayscale = true, ...given } = settings ?? {};
  await db.update(PersonStoryPhotoEntity, { id: made.id }, { grayscale: kind !== 'map' && grayscale, ...given });
  const row = (await loadPhotos(db, [storyId])).find(({ id }) => id === made.id);
  if (!row) throw new Error('the photo was not made');
  await files.store.putBytes(originalKey(row.sha256), bytes);
  await renderPicture(files.pictures, row);
}
