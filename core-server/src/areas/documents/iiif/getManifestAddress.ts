import { getManifestAddress } from '@salient/shared/areas/documents/iiifMethods.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { pagesOf, pageTicketSeconds } from '../pageUrls.ts';
import { collectionPath, collectionResource, manifestPath } from './iiifAddresses.ts';
import { isOpenSql } from './openForReader.ts';

const kinds = {
  document: { pathOf: manifestPath, resource: pagesOf },
  collection: { pathOf: collectionPath, resource: collectionResource },
} as const;

export const handleGetManifestAddress = implement(
  getManifestAddress,
  async ({ params: { type, id }, db, actor, services, fail }) => {
    const [row] = await db.query<{ isPublic: boolean }[]>(
      `SELECT ${isOpenSql[type]} AS "isPublic" FROM ${type} WHERE id = $1`,
      [id],
    );
    if (!row) throw fail.notFound({ entity: type, id });
    const { pathOf, resource } = kinds[type];
    const { tickets } = services.files;
    const expires = tickets.expiresAt(pageTicketSeconds);
    const ticket = await tickets.sign(actor, resource(id), expires);
    return {
      url: pathOf(id, ticket),
      expires_at: expires.toISOString(),
      public_url: row.isPublic ? pathOf(id, null) : null,
    };
  },
);
