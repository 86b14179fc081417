import { getKeyLocationQr } from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { shortPath } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { In } from 'typeorm';
import { implement } from '../../../lib/rpc/implement.ts';
import { shortCodes } from '../../short-addresses/shortCodes.ts';
import { KeyLocationEntity } from '../KeyLocationEntity.ts';
import { codeOf } from '../presentKeyLocations.ts';
import { type QrFormat, qrPath, qrResource } from './keyQrTicket.ts';

export const handleGetKeyLocationQr = implement(getKeyLocationQr, async ({ params, db, actor, services, fail }) => {
  const { ids, distance } = params;
  const { files, publicUrl } = services;
  const stored = new Set((await db.findBy(KeyLocationEntity, { id: In(ids) })).map(({ id }) => id));
  const missing = ids.find((id) => !stored.has(id));
  if (missing) throw fail.notFound({ entity: 'key_location', id: missing });
  const codes = await shortCodes(db, 'key_location', ids);
  const signed = async (of: readonly string[]) => files.tickets.sign(actor, qrResource(of));
  const url = (of: readonly string[], format: QrFormat, ticket: string, more = '') =>
    `${qrPath}?id=${of.join(',')}&format=${format}${more}&ticket=${ticket}`;
  return {
    codes: await Promise.all(
      ids.map(async (id) => {
        const ticket = await signed([id]);
        const address = publicUrl + shortPath(codeOf(codes, id));
        return { id, address, png: url([id], 'png', ticket), svg: url([id], 'svg', ticket) };
      }),
    ),
    sheet: url(ids, 'pdf', await signed(ids), `&distance=${distance}`),
    expires_at: files.tickets.expiresAt().toISOString(),
  };
});
