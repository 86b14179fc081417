import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { AttachmentEntity } from '@salient/core-server/areas/attachments/AttachmentEntity.ts';
import { keepFile } from '@salient/core-server/areas/attachments/keepFile.ts';
import { PersonStoryPhotoEntity } from '@salient/core-server/areas/stories/PersonStoryPhotoEntity.ts';
import type { FileStore } from '@salient/core-server/lib/files/FileStore.ts';
import type { TempFiles } from '@salient/core-server/lib/files/TempFiles.ts';
import { freshPhoto } from '@salient/shared/areas/stories/photos/checkPhoto.ts';
import sharp from 'sharp';
import type { EntityManager } from 'typeorm';
import { demoSeed } from '../demoDefaults.ts';
import { demoId } from '../random/demoId.ts';
import type { DemoStory } from './DemoStory.ts';
import { drawStory, type StoryPicture } from './drawStory.ts';

/** Who drew: nobody, so that no visitor takes the faces for somebody's. */
const credit = {
  rights_holder: 'Salient',
  licence: 'own',
  credit_line: {
    nl: 'Tekening, bij een verzonnen leven',
    en: 'Drawing, for an invented life',
    fr: 'Dessin, pour une vie inventée',
    de: 'Zeichnung zu einem erfundenen Leben',
  },
} as const;

interface Destination {
  readonly storyId: string;
  readonly story: DemoStory;
  readonly index: number;
  readonly now: Date;
}

/** Draws a story's pictures, keeps them as its files and puts them into the story. */
export async function addStoryPictures(
  db: EntityManager,
  { store, tempFiles }: { readonly store: FileStore; readonly tempFiles: TempFiles },
  { storyId, story, index, now }: Destination,
): Promise<void> {
  const prints = await Promise.all(drawStory(story, index).map(print));
  for (const [place, { kind, name, legend, alt, data, size }] of prints.entries()) {
    const sha256 = createHash('sha256').update(data).digest();
    const file_id = await tempFiles.with(async (path) => {
      await writeFile(path, data);
      return keepFile(db, store, { path, bytes: data.length, sha256, mimetype: 'image/jpeg', size });
    });
    const attachment_id = demoId(demoSeed, 'attachment', index, place);
    await db.insert(AttachmentEntity, {
      ...{ id: attachment_id, collection: 'person_stories', collection_id: storyId, position: place, file_id },
      ...{ name: `${name}.jpg`, alt, legend, ...credit, usable_for: ['kiosk', 'web', 'print'] },
      ...{ created_at: now, updated_at: now },
    });
    await db.insert(PersonStoryPhotoEntity, {
      ...{ id: demoId(demoSeed, 'photo', index, place), story_id: storyId, kind, attachment_id },
      position: Math.max(0, place - 1),
      ...freshPhoto(kind, size),
      ...{ legend, alt },
    });
  }
}

/** The picture as JPEG, with its pixels. */
async function print(picture: StoryPicture) {
  const { data, info } = await sharp(Buffer.from(picture.svg))
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { ...picture, data, size: { width: info.width, height: info.height } };
}
