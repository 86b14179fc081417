import { defineArea } from '../../lib/area/Area.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { readByEditors } from '../../lib/changes/readByEditors.ts';
import { MemorialEntity } from './MemorialEntity.ts';
import { memorialAttachments } from './memorialAttachments.ts';
import * as readMemorials from './readMemorials.ts';

export const memorialsArea = defineArea({
  name: 'memorials',
  entities: [MemorialEntity],
  handlers: [readMemorials],
  references: [
    {
      ...{ to: 'place', table: 'memorial', column: 'place_id', refusal: 'REFERENCED_BY_MEMORIAL' },
      owner: { type: 'memorial', column: 'id' },
      trail: { entity: 'memorial' },
    },
  ],
  history: { memorial: readByEditors(namedBy('name')) },
  attachments: memorialAttachments,
});
