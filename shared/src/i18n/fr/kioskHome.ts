import type { kioskHome as nl } from '../nl/kioskHome.ts';
import type { TranslationOf } from '../texts.ts';

export const kioskHome = {
  title: 'Derrière chaque nom, une vie',
  intro: 'Sur cet écran, des personnes de la Première Guerre mondiale raconteront leur histoire.',
  status: 'Les récits sont en préparation',
  kiosk: 'Borne {number}',
  pair: 'Rencontres',
} satisfies TranslationOf<typeof nl>;
