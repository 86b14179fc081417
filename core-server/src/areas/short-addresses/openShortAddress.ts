import { type ShortAddressTarget, typedCode } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { openShortAddress } from '@salient/shared/areas/short-addresses/shortAddressMethods.ts';
import type { EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';

interface OpenedTarget extends ShortAddressTarget {
  readonly created_at: Date;
}

async function targetOf(db: EntityManager, code: string): Promise<OpenedTarget | undefined> {
  const [row] = await db.query<OpenedTarget[]>(
    'SELECT kind, record_id AS id, second_id, created_at FROM short_address WHERE code = $1',
    [typedCode(code)],
  );
  return row;
}

const storyKinds: readonly ShortAddressTarget['kind'][] = ['person_story', 'remembrance_key'];

/** What a code leads to; two of stories, as `shortPairPath` joins them, to both side by side. */
async function openedTarget(db: EntityManager, typed: string): Promise<OpenedTarget | undefined> {
  const [code = '', ...others] = typed.split('-');
  const first = await targetOf(db, code);
  if (others.length === 0 || !first) return first;
  const second = others.length === 1 ? await targetOf(db, others[0] as string) : undefined;
  if (!second || ![first, second].every(({ kind }) => storyKinds.includes(kind))) return undefined;
  return { ...first, kind: 'story_pair', second_id: second.id };
}

export const handleOpenShortAddress = implement(openShortAddress, async ({ params, db, fail, services }) => {
  const row = await openedTarget(db, params.code);
  if (!row) throw fail.notFound({ entity: 'short_address', id: params.code });
  const { created_at, ...target } = row;
  const page = await services.addressPages[target.kind]?.(db, target);
  if (page?.isPublic) return { ...target, id: page.id ?? target.id };
  const since = page?.since ?? created_at;
  throw fail.gone({ entity: target.kind, id: target.id, at: since.toISOString() });
});
