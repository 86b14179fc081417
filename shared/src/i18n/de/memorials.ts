import type { memorials as nl } from '../nl/memorials.ts';
import type { TranslationOf } from '../texts.ts';

export const memorials = {
  types: { plate: 'Gedenktafel', cemetery: 'Friedhof', fieldgrave: 'Feldgrab', document: 'Gedenkbuch' },
} satisfies TranslationOf<typeof nl>;
