import { defineArea } from '../../lib/area/Area.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { readByEditors } from '../../lib/changes/readByEditors.ts';
import { ScanRightsEntity } from './ScanRightsEntity.ts';
import * as setScanRights from './setScanRights.ts';

export const scanRightsArea = defineArea({
  name: 'scan-rights',
  entities: [ScanRightsEntity],
  handlers: [setScanRights],
  history: { scan_rights: readByEditors(namedBy('name')) },
});
