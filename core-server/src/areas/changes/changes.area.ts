import { defineArea } from '../../lib/area/Area.ts';
import { AuditEntryEntity } from '../../lib/changes/AuditEntryEntity.ts';
import * as findChangesByOthers from './findChangesByOthers.ts';
import * as readChanges from './readChanges.ts';
import { showAuditLog } from './reports/showAuditLog.ts';
import * as restoreChanges from './restoreChanges.ts';

export const changesArea = defineArea({
  name: 'changes',
  entities: [AuditEntryEntity],
  handlers: [findChangesByOthers, readChanges, restoreChanges],
  functions: [showAuditLog],
});
