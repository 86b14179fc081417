import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import { CallFaultEntity } from '../../lib/log/CallFaultEntity.ts';
import * as applyAction from './applyAction.ts';
import * as csvHandlers from './csv/csvHandlers.ts';
import * as findPersonAdvanced from './findPersonAdvanced.ts';
import * as functionHandlers from './functionHandlers.ts';
import { NightlyFunctionEntity } from './night/NightlyFunctionEntity.ts';
import * as nightlyHandlers from './night/nightlyHandlers.ts';
import { nightlyMails } from './night/nightlyMail.ts';
import { nightlyPersonalData } from './night/nightlyPersonalData.ts';
import { runByNight } from './night/runByNight.ts';
import { personSearchFunctions } from './personSearchFunctions.ts';
import { FunctionRunEntity } from './runs/FunctionRunEntity.ts';
import * as getFunctionRuns from './runs/getFunctionRuns.ts';
import { faultRetention, runRetention } from './runs/runRetention.ts';
import { databaseStatistics } from './system/databaseStatistics.ts';
import { reindexSearch } from './system/reindexSearch.ts';
import { showErrors } from './system/showErrors.ts';

export const functionsArea = defineArea({
  name: 'functions',
  entities: [FunctionRunEntity, NightlyFunctionEntity, CallFaultEntity],
  handlers: [functionHandlers, findPersonAdvanced, applyAction, getFunctionRuns, nightlyHandlers, csvHandlers],
  functions: [databaseStatistics, reindexSearch, showErrors, ...personSearchFunctions],
  mails: nightlyMails,
  personalData: nightlyPersonalData,
  jobs: [{ name: 'runFunctionsByNight', at: '10 3-6 * * *', lock: advisoryLocks.runByNight, run: runByNight }],
  retention: [runRetention, faultRetention],
});
