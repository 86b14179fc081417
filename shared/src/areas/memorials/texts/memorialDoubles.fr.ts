import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorialDoubles as nl } from './memorialDoubles.nl.ts';

export const memorialDoubles = {
  similar: {
    title: 'Monuments semblables',
  },
  none: 'Aucune paire de monuments ne semble identique : chacune est fusionnée ou notée comme non identique.',
  lead: 'Monuments de même nom, situés dans le même lieu ou proches l’un de l’autre, ou dont l’un n’est pas localisé. Comparez-les et fusionnez ceux qui n’en font qu’un.',
  title: 'Fusionner des monuments',
  merged: '{merged} et {kept} ont été fusionnés',
  apart: 'à {distance} l’un de l’autre',
  images: 'Les images rejoignent celles du monument qui reste.',
  both_one: '{count, number} personne figure sur les deux et garde les deux mentions.',
  both_many: '{count, number} personnes figurent sur les deux et gardent les deux mentions.',
  both_other: '{count, number} personnes figurent sur les deux et gardent les deux mentions.',
  blank: 'non renseigné',
  gone: 'Ce monument a été supprimé',
  mergedInto: 'Vous avez été redirigé : le monument que vous avez ouvert a été fusionné avec celui-ci.',
  create: 'Créer le monument',
} satisfies TranslationOf<typeof nl>;
