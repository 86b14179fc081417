import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import type { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { maySeePerson } from '../events/maySeePerson.ts';

/** What becomes of a call for a person who is not there: see `missingRecordError`; nobody learns of one it may not see. */
export const whereItWent = (db: EntityManager, actor: Actor, id: string): Promise<RpcFailure> =>
  missingRecordError(db, 'person', id, (to) => maySeePerson(db, actor, to));
