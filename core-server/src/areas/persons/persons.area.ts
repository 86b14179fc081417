import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import type { JobContext } from '../../lib/jobs/Job.ts';
import * as changePerson from './changePerson.ts';
import * as personFellows from './fellows/getPersonFellows.ts';
import { judgeLives } from './living/judgeLives.ts';
import * as changeMemberships from './memberships/changeMemberships.ts';
import * as changeMemorated from './memorated/changeMemorated.ts';
import * as readMemorated from './memorated/readMemorated.ts';
import * as returnToMemorial from './memorated/returnToMemorial.ts';
import * as changeMerge from './merge/changeMerge.ts';
import { beginComparison, comparePersons, endDeadComparisons } from './merge/comparePersons.ts';
import * as comparisonHandlers from './merge/comparisonHandlers.ts';
import * as distinctHandlers from './merge/distinctHandlers.ts';
import * as findSimilarPersons from './merge/findSimilarPersons.ts';
import { MergeComparisonEntity } from './merge/MergeComparisonEntity.ts';
import * as readMerges from './merge/readMerges.ts';
import * as suggestionHandlers from './merge/suggestionHandlers.ts';
import { PersonEntity } from './PersonEntity.ts';
import { personAddress } from './personAddress.ts';
import { personHistoryArea } from './personHistoryArea.ts';
import * as readPersonSources from './readPersonSources.ts';
import * as readPersons from './readPersons.ts';
import * as readSoldiers from './readSoldiers.ts';
import { personReports } from './reports/personReports.ts';
import * as getUnitByMonth from './soldiers/getUnitByMonth.ts';
import * as readPublicSoldiers from './soldiers/readPublicSoldiers.ts';

/** The scheduler holds the lock: whatever has no end yet died with its process. */
async function compareByTheClock({ dataSource, now }: JobContext) {
  await endDeadComparisons(dataSource.manager, now());
  return comparePersons({ dataSource, now }, await beginComparison(dataSource.manager, null, now()));
}

export const personsArea = defineArea({
  name: 'persons',
  entities: [PersonEntity, MergeComparisonEntity],
  handlers: [
    changePerson,
    changeMemberships,
    changeMemorated,
    readMemorated,
    returnToMemorial,
    changeMerge,
    comparisonHandlers,
    distinctHandlers,
    readMerges,
    suggestionHandlers,
    findSimilarPersons,
    personFellows,
    readPersonSources,
    readPersons,
    readSoldiers,
    readPublicSoldiers,
    getUnitByMonth,
  ],
  history: { person: personHistoryArea },
  functions: personReports,
  addresses: { person: personAddress },
  jobs: [
    { name: 'suggestMerges', at: '23 2 * * *', lock: advisoryLocks.suggestMerges, run: compareByTheClock },
    { name: 'judgeLives', at: '3 0 * * *', lock: advisoryLocks.judgeLives, run: judgeLives },
  ],
});
