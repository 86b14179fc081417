import { guest } from '@salient/shared/areas/users/actor.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { DataSource } from 'typeorm';
import type { FileTickets } from '../../../lib/files/FileTickets.ts';
import { isScanShownSql } from '../../scan-rights/shownScans.ts';
import { isAccountOpenSql } from '../../users/isAccountOpenSql.ts';
import { pagesOf } from '../pageUrls.ts';
import { isPublicSql } from '../public/publicRows.ts';

/** A page as its picture and its file are served. */
export interface ServedPage {
  readonly id: string;
  /** Pixels as seen; null for what is no image. */
  readonly width: number | null;
  readonly height: number | null;
  /** Which page of its file, from 0. */
  readonly filePage: number;
  readonly name: string;
  readonly sha256: Buffer;
  readonly mimetype: string;
  readonly storageKey: string;
  /** Whether it is shown to somebody with a ticket, and not to everybody. */
  readonly isPrivate: boolean;
  /** Whose ticket it is. */
  readonly readerId: string | null;
}

interface PageRow extends Omit<ServedPage, 'isPrivate' | 'readerId'> {
  readonly documentId: string;
  /** Whether everybody may see it: its document is disclosed, and its rights allow it. */
  readonly isShown: boolean;
  readonly isReaderKnown: boolean;
}

/** Who asks, and whose connections answer: those of guests are used up by guests alone. */
export interface PageReaders {
  readonly staff: DataSource;
  readonly guest: DataSource;
  readonly tickets: FileTickets;
}

/**
 * The page that somebody may see: with a ticket for its document while the account behind it is open, without one where the
 * document is disclosed and the rights to the page allow it. Asked of the database each time, so that what is taken back is gone with the next request.
 *
 * @returns 404 for a page that is not there or not for everybody, which are told by nothing from each other, 403 for a ticket
 * that opens it no more.
 */
export async function findPage(
  { staff, guest: guests, tickets }: PageReaders,
  id: string,
  ticket: string | undefined,
): Promise<ServedPage | 403 | 404> {
  if (!idSchema.safeParse(id).success) return 404;
  const read = ticket === undefined ? null : await tickets.read(ticket);
  if (ticket !== undefined && read === null) return 403;
  const [row] = await (read ? staff : guests).query<PageRow[]>(pageQuery, [id.toLowerCase(), read?.sub ?? guest.id]);
  if (!row) return 404;
  const { documentId, isShown, isReaderKnown, ...page } = row;
  if (read === null) return isShown ? { ...page, isPrivate: false, readerId: null } : 404;
  const isOpened = read.resource === pagesOf(documentId) && isReaderKnown;
  return isOpened ? { ...page, isPrivate: true, readerId: read.sub } : 403;
}

const pageQuery = `
  SELECT e.id, e.width, e.height, e.file_page AS "filePage", e.original_filename AS name,
    f.sha256, f.mimetype, f.storage_key AS "storageKey", d.id AS "documentId",
    ${isPublicSql} AND ${isScanShownSql} AS "isShown",
    ${isAccountOpenSql('$2::uuid')} AS "isReaderKnown"
  FROM document_element e JOIN document d ON d.id = e.document_id JOIN file f ON f.id = e.file_id
  WHERE e.id = $1`;
