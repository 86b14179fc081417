import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { tagging as nl } from './tagging.nl.ts';

export const tagging = {
  none: 'No tags yet',
  add: 'Add a tag',
  choose: 'Type or choose a tag',
  remove: 'Take off the tag {name}',
  prepositions: {
    from: 'from {value}',
    to: 'to {value}',
    of: 'of {value}',
    about: 'about {value}',
  },
} satisfies TranslationOf<typeof nl>;
