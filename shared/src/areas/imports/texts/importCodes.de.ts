import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { importCodes as nl } from './importCodes.nl.ts';

export const importCodes = {
  AT_LEAST_ONE_FIELD_NEEDED: 'In dieser Zeile steht kein Name',
  KEY_EMPTY: 'Nichts benennt diese Zeile',
  KEY_REPEATED: 'Eine Zeile davor hat dieselbe Nummer',
  TOO_MANY_CELLS: 'Mehr Zellen als Spalten',
  TOO_FEW_CELLS: 'Weniger Zellen als Spalten',
  QUOTE_NOT_CLOSED: 'Ein Anführungszeichen wird nicht geschlossen',
  VALUE_NOT_IN_TABLE: 'Ein Wort, dessen Bedeutung nicht gesagt wurde',
  NO_MATCH:
    'Der Text hat nicht die erwartete Form und bleibt, wie er ist; ein Name ist dann nicht in Familienname und Vorname getrennt',
  INVALID_DATA: 'Die Datenbank hat diese Zeile abgewiesen',
  DATE_UNREADABLE: 'Das Datum ist nicht zu lesen; die Bemerkungen behalten den Text',
  DATE_UNCERTAIN: 'Das Datum ist unsicher; die Bemerkungen behalten den Text',
  PLACE_LOOKUP_NOT_FOUND: 'Der Ort ist nicht bekannt; der Text bleibt stehen',
  PLACE_LOOKUP_TOO_MANY_RESULTS: 'Es können mehrere Orte sein; der Text bleibt stehen',
  COUNTRY_UNKNOWN:
    'Das ist kein Land von heute: der Ort bekommt keines, und bei einer Person steht der Text in den Anmerkungen',
  COUNTRY_GUESSED: 'Das Land des Ortes ist erraten',
  COUNTRY_DIFFERS: 'Andere nennen ein anderes Land für diesen Ort; er wird ein eigener',
  MEMORIAL_NOT_FOUND: 'Das Gedenkzeichen ist nicht bekannt; das Ereignis entfällt',
  MEMORIAL_AMBIGUOUS: 'Es können mehrere Gedenkzeichen sein; das Ereignis entfällt',
  MEMORIAL_ALIKE: 'Ein Gedenkzeichen dieses Namens steht schon an einem anderen Ort',
  CONNECTION_ALREADY_EXISTS: 'Die Zeile nennt ein Gedenkzeichen zweimal',
  CONFLICT_PERSON: 'Die Person wurde seither geändert und bleibt so',
  CONFLICT_EVENT: 'Ein Ereignis wurde seither geändert und bleibt so',
  CONFLICT_RECORD: 'Der Eintrag wurde seither geändert und bleibt so',
  CONFLICT_REMOVED: 'Die Person wurde seither entfernt',
} satisfies TranslationOf<typeof nl>;
