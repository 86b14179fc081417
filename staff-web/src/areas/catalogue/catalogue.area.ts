import { defineArea } from '../../lib/area/Area.ts';
import { slot } from '../../lib/area/slot.tsx';
import type {} from '../collections/archiveSlots.ts';

export const catalogueArea = defineArea({
  name: 'catalogue',
  archiveSlots: {
    CodeDialog: slot(async () => (await import('./CodeDialog.tsx')).CodeDialog),
    CatalogueReread: slot(async () => (await import('./CatalogueReread.tsx')).CatalogueReread),
  },
});
