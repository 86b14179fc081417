import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { trenchSquares as nl } from './trenchSquares.nl.ts';

export const trenchSquares = {
  square:
    '{reference} der britischen Grabenkarten: das Feld auf der Karte. Die Stelle liegt höchstens {metres} Meter von seiner Mitte entfernt, {position}.',
  unknownSheet: 'Wo Blatt {sheet} liegt, ist nicht bekannt: Das Feld steht nicht auf der Karte.',
  take: 'Die Mitte als eigene Position übernehmen',
  show: 'Das Feld auf der Karte zeigen',
  map: 'Karte mit dem Feld {reference}',
  failed: 'Die Karte konnte nicht geladen werden.',
} satisfies TranslationOf<typeof nl>;
