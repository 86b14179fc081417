import { defineArea } from '../../lib/area/Area.ts';
import { CallFaultEntity } from '../../lib/log/CallFaultEntity.ts';
import * as applyAction from './applyAction.ts';
import * as csvHandlers from './csv/csvHandlers.ts';
import * as findPersonAdvanced from './findPersonAdvanced.ts';
import * as functionHandlers from './functionHandlers.ts';
import { personSearchFunctions } from './personSearchFunctions.ts';
import { FunctionRunEntity } from './runs/FunctionRunEntity.ts';
import * as getFunctionRuns from './runs/getFunctionRuns.ts';
import { faultRetention, runRetention } from './runs/runRetention.ts';
import { databaseStatistics } from './system/databaseStatistics.ts';
import { reindexSearch } from './system/reindexSearch.ts';
import { showErrors } from './system/showErrors.ts';

export const functionsArea = defineArea({
  name: 'functions',
  entities: [FunctionRunEntity, CallFaultEntity],
  handlers: [functionHandlers, findPersonAdvanced, applyAction, getFunctionRuns, csvHandlers],
  functions: [databaseStatistics, reindexSearch, showErrors, ...personSearchFunctions],
  retention: [runRetention, faultRetention],
});
