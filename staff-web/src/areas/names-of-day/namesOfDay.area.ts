import { defineArea } from '../../lib/area/Area.ts';

export const namesOfDayArea = defineArea({
  name: 'names-of-day',
  screens: {
    names_of_day: async () => (await import('./NamesOfDayPage.tsx')).NamesOfDayPage,
  },
  staleQueries: { person: ['reviewNamesOfDay'] },
});
