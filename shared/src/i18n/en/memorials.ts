import type { memorials as nl } from '../nl/memorials.ts';
import type { TranslationOf } from '../texts.ts';

export const memorials = {
  types: { plate: 'Memorial plaque', cemetery: 'Cemetery', fieldgrave: 'Field grave', document: 'Memorial book' },
} satisfies TranslationOf<typeof nl>;
