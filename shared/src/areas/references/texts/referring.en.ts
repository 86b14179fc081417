import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { referring as nl } from './referring.nl.ts';

export const referring = {
  none: 'No references yet',
  type: 'Kind',
  add: 'Add a reference',
  relationOf: 'What {name} has to do with the document',
  commentOn: 'Note on {name}',
  comment: 'Note',
  remove: 'Take off the reference to {name}',
} satisfies TranslationOf<typeof nl>;
