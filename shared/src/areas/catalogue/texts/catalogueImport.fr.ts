import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { catalogueImport as nl } from './catalogueImport.nl.ts';

export const catalogueImport = {
  title: 'Depuis le catalogue',
  code: 'Code dans le catalogue',
  look: 'Chercher',
  looking: 'Le catalogue est interrogé…',
  isCollection: 'Collection',
  isHere: 'Il se trouve déjà ici.',
  isHereWithin: 'Il se trouve déjà ici, dans la collection « {collection} ».',
  openHere: 'Ouvrir ce qui se trouve ici',
  importIt: 'Reprendre cette collection',
  imported: 'La collection a été reprise',
  importedInPart_one:
    'La collection a été reprise, à une pièce près. Comparez-la avec le catalogue pour voir laquelle.',
  importedInPart_many:
    'La collection a été reprise, à {count, number} pièces près. Comparez-la avec le catalogue pour voir lesquelles.',
  importedInPart_other:
    'La collection a été reprise, à {count, number} pièces près. Comparez-la avec le catalogue pour voir lesquelles.',
  failures: {
    unreachable: 'Le catalogue est inaccessible.',
    timeout: 'Le catalogue répond trop lentement.',
    refused: 'Le catalogue refuse la demande.',
    failed: 'Le catalogue a répondu par une erreur interne.',
    unreadable: 'La réponse du catalogue est illisible.',
  },
  resting_one:
    'Le catalogue n’a pas donné de réponse utilisable plusieurs fois de suite et n’est pas interrogé pour le moment : il le sera dans une seconde, ou tout de suite si vous redemandez. Rien n’a été modifié.',
  resting_other:
    'Le catalogue n’a pas donné de réponse utilisable plusieurs fois de suite et n’est pas interrogé pour le moment : il le sera dans {count, number} secondes, ou tout de suite si vous redemandez. Rien n’a été modifié.',
  resting_many:
    'Le catalogue n’a pas donné de réponse utilisable plusieurs fois de suite et n’est pas interrogé pour le moment : il le sera dans {count, number} de secondes, ou tout de suite si vous redemandez. Rien n’a été modifié.',
  compare: 'Comparer avec le catalogue',
  same: 'Ce qui est écrit ici est identique au catalogue.',
  here: 'Ici',
  there: 'Dans le catalogue',
  nothing: 'rien',
  takeOver: 'Reprendre ce qui est coché',
  takenOver: 'Repris du catalogue',
  newParts_one: 'Le catalogue en contient une pièce qui n’est pas encore ici.',
  newParts_many: 'Le catalogue en contient {count, number} pièces qui ne sont pas encore ici.',
  newParts_other: 'Le catalogue en contient {count, number} pièces qui ne sont pas encore ici.',
  addParts_one: 'L’ajouter comme document',
  addParts_many: 'Les ajouter comme documents',
  addParts_other: 'Les ajouter comme documents',
  into: 'dans « {whole} »',
  leftOut_one: 'Le catalogue mentionne une pièce qui ne peut pas être reprise, ou pas entièrement.',
  leftOut_many: 'Le catalogue mentionne {count, number} pièces qui ne peuvent pas être reprises, ou pas entièrement.',
  leftOut_other: 'Le catalogue mentionne {count, number} pièces qui ne peuvent pas être reprises, ou pas entièrement.',
  why: {
    missing: 'aucune notice ne porte ce code',
    cycle: 'fait partie d’elle-même selon le catalogue',
    twice: 'figure à deux endroits ; reprise une seule fois',
    unasked: 'ce code ne peut pas être demandé ; son contenu n’a pas été lu',
    here: 'se trouve déjà ici, seul ou dans une autre collection ; n’a pas été repris une seconde fois',
  },
  notSet: 'Aucun catalogue d’archives n’est configuré : rien ne peut en être repris. Définissez CATALOGUE_URL.',
} satisfies TranslationOf<typeof nl>;
