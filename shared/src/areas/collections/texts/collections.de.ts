import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { collections as nl } from './collections.nl.ts';

export const collections = {
  fields: {
    type: 'Art',
    title: 'Titel',
    status: 'Stand der Beschreibung',
    adlibId: 'Nummer im Katalog',
    adlibCode: 'Code im Katalog',
    person: 'Person',
    deleted: 'Gelöscht',
  },
  types: { box: 'Karton' },
  statuses: { todo: 'Offen', in_progress: 'In Arbeit', done: 'Fertig' },
} satisfies TranslationOf<typeof nl>;
