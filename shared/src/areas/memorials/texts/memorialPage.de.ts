import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorialPage as nl } from './memorialPage.nl.ts';

export const memorialPage = {
  metaDescription: '{name}: Lage, Angaben und die Namen darauf.',
  facts: 'Angaben',
  otherNames: 'Andere Namen',
  since: 'Seit',
  putUpBy: 'Errichtet von',
  kind: 'Art',
  exists: 'Besteht noch',
  yes: 'ja',
  no: 'nein',
  nationality: 'Nationalität',
  place: 'Ort',
  trench: 'Britische Grabenkarte',
  address: 'Adresse',
  map: '{name} auf der Karte zeigen',
  mapShort: 'Karte',
  photos: 'Bilder',
  names: 'Namen',
  search: 'Einen Namen auf diesem Gedenkzeichen suchen',
  empty: 'Auf diesem Gedenkzeichen stehen noch keine Namen.',
  merged: {
    title: 'Dieses Gedenkzeichen hat eine andere Adresse',
    text: 'Zwei Einträge desselben Gedenkzeichens wurden zusammengeführt.',
    follow: 'Zum Gedenkzeichen',
  },
  notFound: {
    title: 'Dieses Gedenkzeichen wurde nicht gefunden',
    text: 'Vielleicht ist die Adresse unvollständig. Die Personen finden Sie in der Namenliste.',
  },
  gone: {
    title: 'Die Seite dieses Gedenkzeichens gibt es nicht mehr',
    text: 'Sie wurde entfernt. Die Personen finden Sie in der Namenliste.',
  },
} satisfies TranslationOf<typeof nl>;
