import type { BulkAction } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { findPersonAdvancedInternal } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { readPersonQuery } from '../functions/personSearchFunctions.ts';
import { ProjectEntity } from '../projects/ProjectEntity.ts';

/** Persons whose ids are read at once. */
const readAtOnce = 5_000;

interface Asked {
  readonly args: Readonly<Record<string, unknown>>;
  readonly action: BulkAction;
}

/** @throws RpcFailure for arguments that no search takes, or a project that is not there. */
export async function readAsked(db: EntityManager, { args, action }: Asked): Promise<PersonQuery> {
  const read = readPersonQuery(findPersonAdvancedInternal, args);
  if ('errors' in read) throw new RpcFailure(commonErrors.invalidData, read.errors);
  if (action.kind !== 'setFlag' && !(await db.existsBy(ProjectEntity, { id: action.project })))
    throw new RpcFailure(commonErrors.invalidData, { 'action.project': ['action.project: DOES_NOT_EXIST'] });
  return read.query;
}

interface Asking {
  readonly db: EntityManager;
  readonly actor: Actor;
  readonly services: Pick<Services, 'personSearch'>;
}

/** The ids of all whom a search finds for an account, some at a time. */
export const askedIds = (query: PersonQuery, { db, actor, services }: Asking, sort: PersonSort = []) =>
  services.personSearch.idsOf(query, { db, scope: personScope(actor), size: readAtOnce, sort });
