import { findPersonAdvanced } from '@salient/shared/areas/functions/functionMethods.ts';
import { findPersonAdvancedInternal } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { loadPersons } from '../persons/loadPersons.ts';
import { readPersonQuery } from './personSearchFunctions.ts';

/** The staff search with whole persons as its answer (ADVSEARCH-37). */
export const handleFindPersonAdvanced = implement(findPersonAdvanced, async ({ params, db, actor, services, fail }) => {
  const { query, offset, limit, sort } = params;
  const read = readPersonQuery(findPersonAdvancedInternal, query);
  if ('errors' in read) throw fail.invalidData(read.errors);
  const scope = personScope(actor);
  const { rows, total } = await services.personSearch.find(read.query, { db, offset, limit, sort, scope });
  const ids = rows.map(({ id }) => id);
  return { data: await loadPersons(db, ids, { memorials: true, militaryEvents: true }), total };
});
