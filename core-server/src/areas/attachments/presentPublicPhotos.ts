import { type AttachmentCollection, mayUse } from '@salient/shared/areas/attachments/attachment.ts';
import { srcSetOf } from '@salient/shared/areas/attachments/imageSizes.ts';
import type { PublicPhoto } from '@salient/shared/areas/attachments/publicPhoto.ts';
import { guest } from '@salient/shared/areas/users/actor.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { emptyTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import type { EntityManager } from 'typeorm';
import type { Files } from '../../lib/files/Files.ts';
import { type AttachmentWithFile, loadAttachments } from './loadAttachments.ts';
import { urlsOf } from './presentAttachments.ts';

interface PublicRecord {
  readonly collection: AttachmentCollection;
  readonly id: string;
}

/** The photos of a record that has a public page, as visitors see them: those whose rights allow the web today. */
export async function presentPublicPhotos(
  db: EntityManager,
  { collection, id }: PublicRecord,
  { files, now }: { readonly files: Files; readonly now: Date },
): Promise<PublicPhoto[]> {
  const rows = await loadAttachments(db, collection, [id]);
  const shown = rows.filter((row) => mayUse(row, 'web', dayText(now)));
  return (await Promise.all(shown.map((row) => presentPublicPhoto(files, row)))).filter((photo) => photo !== null);
}

async function presentPublicPhoto(files: Files, row: AttachmentWithFile): Promise<PublicPhoto | null> {
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
    credit: { ...emptyTexts, ...row.credit_line },
  };
}
