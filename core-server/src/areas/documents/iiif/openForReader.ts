import { guest } from '@salient/shared/areas/users/actor.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { DataSource } from 'typeorm';
import { isAccountOpenSql } from '../../users/isAccountOpenSql.ts';
import type { PageReaders } from '../pages/findPage.ts';
import { pagesOf } from '../pageUrls.ts';
import { isPublicSql } from '../public/publicRows.ts';
import { collectionResource } from './iiifAddresses.ts';

/** Who reads a document or a collection by the Presentation API. */
export interface ArchiveReader {
  readonly db: DataSource;
  /** Staff have a ticket, and read what is not disclosed as well. */
  readonly isStaff: boolean;
  /** Tickets for what an answer leads to, good for as long as the reader's own; null for everybody. */
  readonly ticketForPages: (documentId: string) => Promise<string | null>;
  readonly ticketForCollection: (collectionId: string) => Promise<string | null>;
}

/** A sub-document, or a document of a collection, for a reader: staff see what is not removed. */
export const isShownTo = ({ isStaff }: Pick<ArchiveReader, 'isStaff'>) => (isStaff ? 'NOT d.deleted' : isPublicSql);

/** SQL of whether everybody may read what has the id `$1`: a collection for the sake of what is disclosed in it. */
export const isOpenSql = {
  document: `EXISTS (SELECT FROM document d WHERE d.id = $1 AND ${isPublicSql})`,
  collection: `EXISTS (SELECT FROM collection c JOIN document d ON d.collection_id = c.id
    WHERE c.id = $1 AND NOT c.deleted AND ${isPublicSql})`,
} as const;

const resources = { document: pagesOf, collection: collectionResource } as const;

/**
 * Who may read a document or a collection: whoever has a ticket for it while the account behind it is open, and without one
 * everybody where it is disclosed. Asked of the database each time, as `findPage` does.
 *
 * @returns 404 for what is not there or not for everybody, which are told by nothing from each other, 403 for a ticket that
 * opens it no more.
 */
export async function openForReader(
  { staff, guest: guests, tickets }: PageReaders,
  kind: keyof typeof isOpenSql,
  { id, ticket }: { readonly id: string; readonly ticket: string | undefined },
): Promise<ArchiveReader | 403 | 404> {
  if (!idSchema.safeParse(id).success) return 404;
  const read = ticket === undefined ? null : await tickets.read(ticket);
  if (ticket !== undefined && read?.resource !== resources[kind](id)) return 403;
  const db = read ? staff : guests;
  const [row] = await db.query<{ isOpen: boolean; isThere: boolean; isReaderKnown: boolean }[]>(
    `SELECT ${isOpenSql[kind]} AS "isOpen", EXISTS (SELECT FROM ${kind} WHERE id = $1) AS "isThere",
       ${isAccountOpenSql('$2::uuid')} AS "isReaderKnown"`,
    [id, read?.sub ?? guest.id],
  );
  if (read === null) {
    const nobody = () => Promise.resolve(null);
    if (!row?.isOpen) return 404;
    return { db, isStaff: false, ticketForPages: nobody, ticketForCollection: nobody };
  }
  if (!row?.isReaderKnown) return 403;
  if (!row.isThere) return 404;
  const sign = (opened: string) => tickets.sign({ id: read.sub }, opened, new Date(read.exp * 1000));
  return {
    db,
    isStaff: true,
    ticketForPages: (documentId) => sign(pagesOf(documentId)),
    ticketForCollection: (collectionId) => sign(collectionResource(collectionId)),
  };
}
