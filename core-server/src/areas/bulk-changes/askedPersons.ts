import { type BulkAction, projectOf } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { findPersonAdvancedInternal } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import { type PersonQuery, personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { checkFilled } from '../functions/checkCriteria.ts';
import { readPersonQuery } from '../functions/personSearchFunctions.ts';
import { ProjectEntity } from '../projects/ProjectEntity.ts';

/** Persons whose ids are read at once. */
const readAtOnce = 5_000;

interface Asked {
  readonly args: Readonly<Record<string, unknown>>;
  /** Of persons who were chosen one by one. */
  readonly ids?: readonly string[] | undefined;
  readonly action: BulkAction;
}

/** Whom a change is about: all of a query, or those among them who were chosen. */
interface AskedPersons {
  readonly query: PersonQuery;
  readonly among?: readonly string[];
}

interface Asking {
  readonly db: EntityManager;
  readonly actor: Actor;
  readonly services: Pick<Services, 'personIds'>;
}

/** @throws RpcFailure for arguments that no search takes, a project that is not there, or persons of whom the account knows none. */
export async function readAsked({ args, ids, action }: Asked, asking: Asking): Promise<AskedPersons> {
  const read = readPersonQuery(findPersonAdvancedInternal, args);
  if ('errors' in read) throw new RpcFailure(commonErrors.invalidData, read.errors);
  const errors = new FieldErrorList();
  if (!ids) checkFilled({ args, query: read.query }, errors);
  const project = projectOf(action);
  if (project !== null && !(await asking.db.existsBy(ProjectEntity, { id: project }))) {
    errors.add('action.project', 'DOES_NOT_EXIST');
  }
  // Who was chosen is meant, whatever the search finds by now.
  const asked = ids ? { query: personQuerySchema.parse({}), among: [...new Set(ids)] } : { query: read.query };
  if (ids) {
    const known = await knownIds(asked, asking);
    for (const [at, id] of ids.entries()) if (!known.has(id)) errors.add(`ids.${at}`, 'DOES_NOT_EXIST');
  }
  if (!errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, errors.errors);
  return asked;
}

async function knownIds(asked: AskedPersons, asking: Asking): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  await asking.db.transaction(async (db) => {
    for await (const ids of askedIds(asked, { ...asking, db })) for (const id of ids) known.add(id);
  });
  return known;
}

/** The ids of all whom a change is about, for an account, some at a time. */
export const askedIds = ({ query, ...asked }: AskedPersons, { db, actor, services }: Asking, sort: PersonSort = []) =>
  services.personIds.idsOf(query, { db, scope: personScope(actor), size: readAtOnce, sort, ...asked });
