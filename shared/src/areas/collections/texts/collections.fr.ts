import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { collections as nl } from './collections.nl.ts';

export const collections = {
  fields: {
    type: 'Type',
    title: 'Titre',
    status: 'Avancement de la description',
    adlibId: 'Numéro dans le catalogue',
    adlibCode: 'Code dans le catalogue',
    person: 'Personne',
    deleted: 'Supprimé',
  },
  types: { box: 'Boîte' },
  statuses: { todo: 'À faire', in_progress: 'En cours', done: 'Terminé' },
} satisfies TranslationOf<typeof nl>;
