import { mayUse } from '@salient/shared/areas/attachments/attachment.ts';
import { srcSetOf } from '@salient/shared/areas/attachments/imageSizes.ts';
import type { KeyPhoto } from '@salient/shared/areas/key-locations/publicKeyLocation.ts';
import { guest } from '@salient/shared/areas/users/actor.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { emptyTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import type { EntityManager } from 'typeorm';
import type { Files } from '../../lib/files/Files.ts';
import { type AttachmentWithFile, loadAttachments } from '../attachments/loadAttachments.ts';
import { urlsOf } from '../attachments/presentAttachments.ts';

/** The photos of a key location as visitors see them: those whose rights allow the web today. */
export async function presentKeyPhotos(db: EntityManager, files: Files, now: Date, id: string): Promise<KeyPhoto[]> {
  const rows = await loadAttachments(db, 'key_locations', [id]);
  const shown = rows.filter((row) => mayUse(row, 'web', dayText(now)));
  return (await Promise.all(shown.map((row) => presentKeyPhoto(files, row)))).filter((photo) => photo !== null);
}

async function presentKeyPhoto(files: Files, row: AttachmentWithFile): Promise<KeyPhoto | null> {
  const { width, height } = row.file;
  if (width === null || height === null) return null;
  const { preview, sizes } = await urlsOf(row, { files, actor: guest, disclosed: true });
  return {
    id: row.id,
    src: preview ?? '',
    srcset: srcSetOf(sizes, { width, height }),
    width,
    height,
    alt: { ...emptyTexts, ...row.alt },
    legend: { ...emptyTexts, ...row.legend },
    credit: row.credit_line,
  };
}
