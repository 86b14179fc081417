import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorialDoubles as nl } from './memorialDoubles.nl.ts';

export const memorialDoubles = {
  similar: {
    title: 'Ähnliche Gedenkzeichen',
  },
  none: 'Keine zwei Gedenkzeichen sehen gleich aus: Jedes Paar ist zusammengeführt oder gilt als nicht dasselbe.',
  lead: 'Gedenkzeichen gleichen Namens am selben Ort oder nahe beieinander, auch wenn von einem die Lage nicht bekannt ist. Vergleichen Sie sie und führen Sie zusammen, was ein und dasselbe ist.',
  title: 'Gedenkzeichen zusammenführen',
  merged: '{merged} und {kept} wurden zusammengeführt',
  apart: '{distance} voneinander entfernt',
  images: 'Die Bilder kommen zu denen des Gedenkzeichens, das bleibt.',
  both_one: '{count, number} Person steht auf beiden und behält beide Nennungen.',
  both_other: '{count, number} Personen stehen auf beiden und behalten beide Nennungen.',
  blank: 'nicht ausgefüllt',
  gone: 'Dieses Gedenkzeichen wurde entfernt',
  mergedInto: 'Sie wurden weitergeleitet: Das Gedenkzeichen, das Sie geöffnet haben, wurde mit diesem zusammengeführt.',
  create: 'Gedenkzeichen anlegen',
} satisfies TranslationOf<typeof nl>;
