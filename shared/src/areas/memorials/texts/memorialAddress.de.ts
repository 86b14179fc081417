import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorialAddress as nl } from './memorialAddress.nl.ts';

export const memorialAddress = {
  hint: 'Wird gesucht, wenn Sie die Eingabetaste drücken oder das Feld verlassen.',
  asking: 'Die Adresse wird gesucht …',
  inexact: 'Der Dienst kennt diese Adresse nicht genau. Prüfen Sie, ob die Nadel richtig steht.',
  notFoundHow: 'Prüfen Sie die Adresse, erweitern Sie die Suche oder setzen Sie die Position selbst.',
  noService:
    'Es ist kein Adressdienst eingerichtet und das eingebaute Ortsverzeichnis kennt keine Straßen. Setzen Sie die Position selbst auf der Karte.',
  byHand: 'Position selbst setzen',
  again: 'Erneut suchen',
  locked: 'Die Position ist gesperrt: Adressen werden nicht gesucht.',
  marker: 'Position der Adresse',
  placeMarker: 'Position des Ortes',
  scopes: { locality: 'In der Gemeinde des Ortes', country: 'Im Land des Ortes', everywhere: 'Überall' },
  advanced: {
    open: 'Erweiterte Adresssuche',
    within: 'Wo gesucht wird',
    find: 'Suchen',
    results: 'Gefundene Adressen',
    take: '{address} übernehmen',
    takeShort: 'Übernehmen',
    far: '{distance} vom Ort entfernt',
    partly: 'nicht genau',
  },
} satisfies TranslationOf<typeof nl>;
