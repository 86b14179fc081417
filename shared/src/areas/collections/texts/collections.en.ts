import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { collections as nl } from './collections.nl.ts';

export const collections = {
  fields: {
    type: 'Kind',
    title: 'Title',
    status: 'State of the description',
    adlibId: 'Number in the catalogue',
    adlibCode: 'Code in the catalogue',
    person: 'Person',
    deleted: 'Removed',
  },
  types: { box: 'Box' },
  statuses: { todo: 'To do', in_progress: 'In progress', done: 'Done' },
} satisfies TranslationOf<typeof nl>;
