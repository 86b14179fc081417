import { defineArea } from '../../lib/area/Area.ts';

export const changesArea = defineArea({
  name: 'changes',
  screens: {
    changes: async () => (await import('./ChangesPage.tsx')).ChangesPage,
  },
});
