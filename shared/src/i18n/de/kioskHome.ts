import type { kioskHome as nl } from '../nl/kioskHome.ts';
import type { TranslationOf } from '../texts.ts';

export const kioskHome = {
  title: 'Hinter jedem Namen ein Leben',
  intro: 'An diesem Bildschirm erzählen künftig Menschen aus dem Ersten Weltkrieg ihre Geschichte.',
  status: 'Die Geschichten werden vorbereitet',
  kiosk: 'Kiosk {number}',
  pair: 'Begegnungen',
} satisfies TranslationOf<typeof nl>;
