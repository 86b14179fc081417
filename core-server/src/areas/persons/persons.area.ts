import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import * as changePerson from './changePerson.ts';
import * as changeMemorated from './memorated/changeMemorated.ts';
import * as readMemorated from './memorated/readMemorated.ts';
import * as changeMerge from './merge/changeMerge.ts';
import * as distinctHandlers from './merge/distinctHandlers.ts';
import * as readMerges from './merge/readMerges.ts';
import * as suggestionHandlers from './merge/suggestionHandlers.ts';
import { suggestMerges } from './merge/suggestMerges.ts';
import { PersonEntity } from './PersonEntity.ts';
import { personHistoryArea } from './personHistoryArea.ts';
import * as readPersonSources from './readPersonSources.ts';
import * as readPersons from './readPersons.ts';
import * as readSoldiers from './readSoldiers.ts';
import * as getUnitByMonth from './soldiers/getUnitByMonth.ts';
import * as readPublicSoldiers from './soldiers/readPublicSoldiers.ts';

export const personsArea = defineArea({
  name: 'persons',
  entities: [PersonEntity],
  handlers: [
    changePerson,
    changeMemorated,
    readMemorated,
    changeMerge,
    distinctHandlers,
    readMerges,
    suggestionHandlers,
    readPersonSources,
    readPersons,
    readSoldiers,
    readPublicSoldiers,
    getUnitByMonth,
  ],
  history: { person: personHistoryArea },
  jobs: [{ name: 'suggestMerges', at: '23 2 * * *', lock: advisoryLocks.suggestMerges, run: suggestMerges }],
});
