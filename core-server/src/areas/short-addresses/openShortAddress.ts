import { type ShortAddressTarget, typedCode } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { openShortAddress } from '@salient/shared/areas/short-addresses/shortAddressMethods.ts';
import { implement } from '../../lib/rpc/implement.ts';

export const handleOpenShortAddress = implement(openShortAddress, async ({ params, db, fail, services }) => {
  const [row] = await db.query<(ShortAddressTarget & { created_at: Date })[]>(
    'SELECT kind, record_id AS id, second_id, created_at FROM short_address WHERE code = $1',
    [typedCode(params.code)],
  );
  if (!row) throw fail.notFound({ entity: 'short_address', id: params.code });
  const { created_at, ...target } = row;
  const page = await services.addressPages[target.kind]?.(db, target);
  if (page?.isPublic) return { ...target, id: page.id ?? target.id };
  const since = page?.since ?? created_at;
  throw fail.gone({ entity: target.kind, id: target.id, at: since.toISOString() });
});
