import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { KioskContent } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import type { PictureFormat } from '@salient/shared/areas/stories/photos/pictureSizes.ts';
import type { EntityManager } from 'typeorm';
import type { Files } from '../../../lib/files/Files.ts';
import { pictureOfSize } from '../../stories/pictures/renderPicture.ts';
import { printOf } from '../../stories/pictures/storyPictures.ts';
import { loadPhotos } from '../../stories/StoryRecord.ts';
import { picturePaths } from '../kioskPictures.ts';

/** A picture of a bundle, and where its bytes lie in the store. */
export interface PictureFile {
  readonly path: string;
  readonly key: string;
  readonly type: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** Hashes of finished pictures by their keys, which never change. */
export type KnownPictures = Map<string, Pick<PictureFile, 'sha256' | 'bytes'>>;

interface Options {
  readonly db: EntityManager;
  readonly files: Files;
  readonly known: KnownPictures;
  /** A picture cannot be made, because its original is damaged or gone: the bundle goes without it. */
  readonly onMissing: (path: string, error: unknown) => void;
}

/** Every picture that a kiosk's stories show, in the sizes it shows. */
export async function pictureFiles(
  { stories }: Pick<KioskContent, 'stories'>,
  { db, files, known, onMissing }: Options,
): Promise<PictureFile[]> {
  const rows = await loadPhotos(
    db,
    stories.map(({ id }) => id),
  );
  const photos = new Map(rows.map((photo) => [`${photo.id}/${printOf(photo)}`, photo]));
  const found: PictureFile[] = [];
  for (const path of picturePaths(stories)) {
    const [, id, width, format] = /^\/api\/photo\/([\w-]+\/\w+)\/(\d+)\.(\w+)$/.exec(path) ?? [];
    const photo = photos.get(id ?? '');
    try {
      const picture = photo && (await pictureOfSize(files.pictures, photo, Number(width), format as PictureFormat));
      if (!picture) throw new RangeError('no such picture');
      const facts = known.get(picture.key) ?? (await factsOf(files, picture.key));
      known.set(picture.key, facts);
      found.push({ path, key: picture.key, type: picture.mimetype, ...facts });
    } catch (error) {
      onMissing(path, error);
    }
  }
  return found;
}

async function factsOf({ store }: Files, key: string) {
  const content = await buffer(await store.open(key));
  return { sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length };
}
