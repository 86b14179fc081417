import type { Attachment, AttachmentWords, FileUrls } from '@salient/shared/areas/attachments/attachment.ts';
import { previewWidth, sizesOf } from '@salient/shared/areas/attachments/imageSizes.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { Files } from '../../lib/files/Files.ts';
import type { AttachmentEntity } from './AttachmentEntity.ts';
import type { AttachmentWithFile } from './loadAttachments.ts';

/** What a ticket for a file says that it opens. */
export const resourceOf = (attachmentId: string) => `attachment:${attachmentId}`;

export interface Audience {
  readonly files: Files;
  readonly actor: Pick<Actor, 'id'>;
  /** Whether everybody may see the record: its addresses need no ticket then, and hold. */
  readonly disclosed?: boolean;
}

/** What staff may write about a file, and nothing else of it. */
export const wordsOf = (words: AttachmentWords): AttachmentWords => ({
  alt: words.alt,
  legend: words.legend,
  rights_holder: words.rights_holder,
  licence: words.licence,
  credit_line: words.credit_line,
  permission_date: words.permission_date,
  permission_scope: words.permission_scope,
  permission_expires: words.permission_expires,
  usable_for: words.usable_for,
});

/** The addresses of a file for somebody who may see it. */
export async function urlsOf({ id, file }: AttachmentWithFile, audience: Audience): Promise<FileUrls> {
  const { files, actor, disclosed = false } = audience;
  const query = disclosed ? '' : `?ticket=${await files.tickets.sign(actor, resourceOf(id))}`;
  const url = (rendition: string) => `/api/file/${id}/${rendition}${query}`;
  const { width, height } = file;
  const sizes = width === null || height === null ? [] : sizesOf({ width, height });
  return {
    original: url('original'),
    preview: sizes.length === 0 ? null : url('preview'),
    sizes: Object.fromEntries(
      sizes.map(({ name }) => [String(name), url(name === previewWidth ? 'preview' : `w${name}`)]),
    ),
  };
}

/** The fields of files that leave the server, to somebody who may see them. */
export function presentAttachments(rows: readonly AttachmentWithFile[], audience: Audience): Promise<Attachment[]> {
  return Promise.all(
    rows.map(async (row) => ({
      ...wordsOf(row),
      id: row.id,
      version: row.version,
      collection: row.collection,
      collection_id: row.collection_id,
      position: row.position,
      name: row.name,
      mimetype: row.file.mimetype,
      bytes: Number(row.file.size_bytes),
      width: row.file.width,
      height: row.file.height,
      urls: await urlsOf(row, audience),
      created_at: row.created_at.toISOString(),
    })),
  );
}

/** A file as the audit trail keeps it. */
export const attachmentState = (row: AttachmentEntity) => ({
  collection: row.collection,
  collection_id: row.collection_id,
  file_id: row.file_id,
  name: row.name,
  position: row.position,
  ...wordsOf(row),
});
