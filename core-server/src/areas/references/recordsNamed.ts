import type { ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../lib/db/groupBy.ts';
import { defineHook } from '../../lib/hooks/Hooks.ts';
import type { Services } from '../../lib/rpc/Services.ts';

/** A call that answers with the names of records. */
export interface NamingCall {
  readonly db: EntityManager;
  readonly actor: Pick<Actor, 'id' | 'account'>;
  readonly method: string;
  readonly services: Pick<Services, 'hooks' | 'now'>;
}

/** Runs in every call that names records to which documents refer, before it answers. */
export const recordsNamed = defineHook<{
  readonly call: NamingCall;
  readonly type: ReferenceType;
  readonly ids: readonly string[];
}>('recordsNamed');

/** Tells of the records that a call is about to name. */
export async function tellRecordsNamed(
  call: NamingCall,
  records: readonly { readonly type: ReferenceType; readonly id: string | null }[],
): Promise<void> {
  for (const [type, named] of groupBy(records, (record) => record.type)) {
    const ids = named.flatMap(({ id }) => id ?? []);
    if (ids.length > 0) await call.services.hooks.run(recordsNamed, { call, type, ids });
  }
}
