import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { AttachmentEntity } from '@salient/core-server/areas/attachments/AttachmentEntity.ts';
import { keepFile } from '@salient/core-server/areas/attachments/keepFile.ts';
import { KeyLocationEntity } from '@salient/core-server/areas/key-locations/KeyLocationEntity.ts';
import type { FileStore } from '@salient/core-server/lib/files/FileStore.ts';
import type { TempFiles } from '@salient/core-server/lib/files/TempFiles.ts';
import { keyLocationName } from '@salient/shared/areas/key-locations/keyLocationName.ts';
import sharp from 'sharp';
import type { EntityManager } from 'typeorm';
import { demoSeed } from '../demoDefaults.ts';
import { altOfScene, drawScene } from '../pictures/scenes.ts';
import { demoId } from '../random/demoId.ts';
import { demoKeyLocations } from './demoKeyLocations.ts';
import { demoKeyLocationId } from './insertKeyLocations.ts';

/** Seeds apart from those of the stories' pictures. */
const firstSeed = 1000;

const rights = {
  rights_holder: 'Salient',
  licence: 'own',
  credit_line: { nl: 'Salient', en: 'Salient', fr: 'Salient', de: 'Salient' },
} as const;

/** What it shows, and that no visitor takes it for a photo of the place. */
const legendOf = (key: Parameters<typeof keyLocationName>[0]) => ({
  nl: `${keyLocationName(key, 'nl').text}: een tekening, geen foto van de plaats`,
  en: `${keyLocationName(key, 'en').text}: a drawing, not a photo of the place`,
  fr: `${keyLocationName(key, 'fr').text}\u00a0: un dessin, pas une photo du lieu`,
  de: `${keyLocationName(key, 'de').text}: eine Zeichnung, kein Foto des Ortes`,
});

/** Draws a picture for each key location of the demo museum that has none yet; one that somebody removed stays so. */
export async function addKeyPictures(
  db: EntityManager,
  { store, tempFiles }: { readonly store: FileStore; readonly tempFiles: TempFiles },
  now: Date,
): Promise<void> {
  for (const { number, scene, name, names } of demoKeyLocations) {
    const key = await db.findOneBy(KeyLocationEntity, { id: demoKeyLocationId(demoSeed, number) });
    const id = demoId(demoSeed, 'attachment', firstSeed + number);
    if (!key || (await isKnown(db, id))) continue;
    const { data, info } = await sharp(Buffer.from(drawScene(scene, firstSeed + number)))
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const sha256 = createHash('sha256').update(data).digest();
    const size = { width: info.width, height: info.height };
    const file_id = await tempFiles.with(async (path) => {
      await writeFile(path, data);
      return keepFile(db, store, { path, bytes: data.length, sha256, mimetype: 'image/jpeg', size });
    });
    await db.insert(AttachmentEntity, {
      ...{ id, collection: 'key_locations', collection_id: key.id, position: 0, file_id },
      ...{
        name: `${name}.jpg`,
        alt: altOfScene(scene),
        legend: legendOf({ name, names }),
        ...rights,
        usable_for: ['kiosk', 'web', 'print'],
      },
      ...{ created_at: now, updated_at: now },
    });
  }
}

async function isKnown(db: EntityManager, id: string): Promise<boolean> {
  const [row] = await db.query<{ known: boolean }[]>(
    `SELECT EXISTS (SELECT FROM attachment WHERE id = $1)
       OR EXISTS (SELECT FROM audit_entry WHERE entity = 'attachment' AND entity_id = $1) AS known`,
    [id],
  );
  return row?.known === true;
}
