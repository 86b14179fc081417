import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { documentSearch as nl } from './documentSearch.nl.ts';

export const documentSearch = {
  title: 'Chercher dans les documents',
  metaTitle: 'Lettres et autres documents de la Première Guerre mondiale',
  metaDescription:
    'Cherchez dans les lettres, journaux, photos et dossiers du musée qui sont ouverts à tous, et dans ce qui y est écrit.',
  metaResults: '« {text} » dans les documents',
  lead: 'Lettres, journaux, photos et dossiers ouverts à tous. Vous cherchez aussi dans ce qui y est écrit.',
  label: 'Mots d’un document',
  hint: 'L’ordre n’a pas d’importance. Mettez entre guillemets les mots qui se suivent.',
  find: 'Chercher',
  found_one: '{count, number} résultat',
  found_many: '{count, number} résultats',
  found_other: '{count, number} résultats',
  none: 'Aucun document ne contient « {text} ».',
  fewerWords: 'Essayez moins de mots, ou une autre orthographe.',
  noWords: 'Tapez un mot ou un nombre pour chercher.',
  nearly: 'Aucun document ne contient exactement ces mots. Ceux-ci s’en approchent.',
  degraded:
    'La recherche rapide est indisponible pour le moment. Vous trouvez les mêmes documents, un peu plus lentement.',
  failed: 'La recherche a échoué',
  tooFar: 'Précisez votre recherche pour voir plus de {count, number} résultats.',
} satisfies TranslationOf<typeof nl>;
