import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { scanRights as nl } from './scanRights.nl.ts';

/** Under which rights scans are used, and whether visitors see them. */
export const scanRights = {
  title: 'Droits sur les numérisations',
  unsaidOpen:
    'Rien n’est indiqué sur les droits. Le document étant ouvert aux visiteurs, ils voient les numérisations.',
  unsaidClosed:
    'Rien n’est indiqué sur les droits. Dès que le document sera ouvert aux visiteurs, ils verront les numérisations.',
  unsaidBox:
    'Rien n’est indiqué sur les droits. Ce que vous indiquez ici vaut pour chaque document de cette collection pour lequel rien d’autre n’est indiqué.',
  problems: {
    LICENCE_UNKNOWN: 'Les visiteurs ne voient pas ces numérisations : les droits sont inconnus.',
    LICENCE_EXPIRED: 'Les visiteurs ne voient pas ces numérisations : l’autorisation a expiré.',
    LICENCE_NOT_FOR_TARGET: 'Les visiteurs ne voient pas ces numérisations : elles ne peuvent pas figurer sur le site.',
  },
  stays: 'Le titre, la description et la transcription restent lisibles.',
  inherited: 'Repris de',
  say: 'Indiquer les droits',
  change: 'Modifier les droits',
  takeBack: 'Revenir aux droits de l’ensemble',
  takeBackText:
    'Ce qui est indiqué ici à part ne vaut plus. Ce qui est indiqué pour l’ensemble ou pour la collection vaut de nouveau.',
  takeBackVerb: 'Revenir',
  takenBack: 'Les droits de l’ensemble valent de nouveau ici',
  saved: 'Les droits ont été enregistrés',
  many_one: 'Droits sur {count, number} élément',
  many_many: 'Droits sur {count, number} éléments',
  many_other: 'Droits sur {count, number} éléments',
  manyEmpty: 'Ce que vous laissez vide reste tel quel pour chaque élément.',
  rights: 'Droits…',
  hidden: 'Non montré aux visiteurs',
} satisfies TranslationOf<typeof nl>;
