import { defineArea } from '../../lib/area/Area.ts';

export const functionsArea = defineArea({
  name: 'functions',
  screens: { functions: async () => (await import('./FunctionsPage.tsx')).FunctionsPage },
  menu: [{ code: 'functions', icon: 'functions', group: 'management', place: 4 }],
});
