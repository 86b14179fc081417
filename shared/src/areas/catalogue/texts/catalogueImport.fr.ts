import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { catalogueImport as nl } from './catalogueImport.nl.ts';

export const catalogueImport = {
  title: 'Depuis le catalogue',
  code: 'Code dans le catalogue',
  look: 'Chercher',
  looking: 'Le catalogue est interrogé…',
  isCollection: 'Collection',
  isHere: 'Il se trouve déjà ici.',
  importIt: 'Reprendre cette collection',
  imported: 'La collection a été reprise',
  failures: {
    unreachable: 'Le catalogue est inaccessible.',
    timeout: 'Le catalogue répond trop lentement.',
    refused: 'Le catalogue refuse la question.',
    unreadable: 'La réponse du catalogue est illisible.',
  },
  compare: 'Comparer avec le catalogue',
  same: 'Ce qui est écrit ici est identique au catalogue.',
  here: 'Ici',
  there: 'Dans le catalogue',
  nothing: 'rien',
  takeOver: 'Reprendre ce qui est coché',
  takenOver: 'Repris du catalogue',
  newParts_one: 'Dans le catalogue, une pièce en fait partie qui n’est pas encore ici.',
  newParts_many: 'Dans le catalogue, {count, number} pièces en font partie qui ne sont pas encore ici.',
  newParts_other: 'Dans le catalogue, {count, number} pièces en font partie qui ne sont pas encore ici.',
  addParts_one: 'L’ajouter comme document',
  addParts_many: 'Les ajouter comme documents',
  addParts_other: 'Les ajouter comme documents',
  notSet: 'Aucun catalogue d’archives n’est configuré : rien ne peut en être repris. Définissez CATALOGUE_URL.',
} satisfies TranslationOf<typeof nl>;
