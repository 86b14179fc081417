import { defineArea } from '../../lib/area/Area.ts';

export const figuresArea = defineArea({
  name: 'figures',
  screens: {
    figures: async () => (await import('./FiguresPage.tsx')).FiguresPage,
  },
  pageTitles: { figures: (t) => t('figures.title') },
  menu: [{ code: 'figures', icon: 'figures', group: 'stories', place: 3 }],
});
