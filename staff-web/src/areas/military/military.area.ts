import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import { defineArea, type LoadTitle } from '../../lib/area/Area.ts';
import type {} from '../../lib/merges/RecordMergePick.ts';
import type {} from '../../lib/picker/quickCreate.ts';
import { pathTo } from '../../lib/routing/links.ts';

const title: LoadTitle = async (client, id, signal) => militaryName(await client.getMilitaryEntity({ id }, { signal }));

export const militaryArea = defineArea({
  name: 'military',
  screens: {
    military_entities: async () => (await import('./MilitaryListPage.tsx')).MilitaryListPage,
    military_doubles: async () => (await import('./merge/MilitaryDoublesPage.tsx')).MilitaryDoublesPage,
    military_entity_create: async () => (await import('./form/MilitaryCreatePage.tsx')).MilitaryCreatePage,
    military_entity_edit: async () => (await import('./form/MilitaryEditPage.tsx')).MilitaryEditPage,
    military_entity: async () => (await import('./page/MilitaryPage.tsx')).MilitaryPage,
  },
  titles: { military_entity: title, military_entity_edit: title },
  menu: [{ code: 'military_entities', icon: 'military', group: 'names', place: 4 }],
  staleQueries: {
    military_entity: [
      ...(['findMilitaryEntities', 'getMilitaryEntity', 'getMilitaryEntitiesIn'] as const),
      ...(['findMilitaryMerges', 'findMilitaryDoubles'] as const),
      ...(['canRemoveMilitaryEntity', 'getArmyList', 'getRegimentList', 'getUnitList', 'getUnitNumberList'] as const),
    ],
  },
  recordPaths: { military_entity: (id) => pathTo('military_entity', { id }) },
  forgetWork: ({ recordMergePick }) => recordMergePick.clear('military_entity'),
  quickCreate: { military_entity: async () => (await import('./form/QuickMilitaryDialog.tsx')).QuickMilitaryDialog },
});
