import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { openData as nl } from './openData.nl.ts';

export const openData = {
  title: 'Données ouvertes',
  lead: 'Tout ce que les visiteurs lisent de la liste des noms, à emporter. Les personnes peut-être encore en vie n’y figurent pas.',
  licence: 'Vous pouvez utiliser les données sous la licence {licence}.',
  madeAt: 'Créé le {moment}, et de nouveau chaque nuit.',
  making: 'Les fichiers sont créés pour la première fois. Revenez dans quelques minutes.',
  lost: 'Ce fichier a été perdu et est créé à nouveau. Revenez dans quelques minutes.',
  beingMade: 'est créé à nouveau',
  someLost: 'Tous les fichiers ne sont pas là : ce qui a été perdu est créé à nouveau. Revenez dans quelques minutes.',
  files: 'Fichiers',
  what: 'Contenu',
  records: 'Nombre',
  kinds: {
    person: 'Personnes',
    event: 'Événements des personnes',
    place: 'Lieux',
    unit: 'Unités militaires',
    memorial: 'Monuments et cimetières',
  },
  packed: 'compressé',
  dictionary: 'Ce que signifie chaque champ',
  licenceText: 'La licence, et comment citer la source',
  checksums: 'Sommes de contrôle (SHA-256)',
  programs: 'Pour les programmes',
  index: 'Cette liste en JSON',
  reconcile: 'Comparer les noms d’une liste à vous (OpenRefine)',
  harvest: 'Moissonner (OAI-PMH)',
} satisfies TranslationOf<typeof nl>;
