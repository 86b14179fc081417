import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { trenchSquares as nl } from './trenchSquares.nl.ts';

export const trenchSquares = {
  square:
    '{reference} of the British trench maps: the square on the map. The spot lies within {metres} metres of its centre, {position}.',
  unknownSheet: 'Where sheet {sheet} lies is not known: its square is not on the map.',
  take: 'Use the centre as its own position',
  show: 'Show the square on the map',
  map: 'Map with the square {reference}',
  failed: 'The map could not be loaded.',
} satisfies TranslationOf<typeof nl>;
