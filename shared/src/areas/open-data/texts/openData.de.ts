import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { openData as nl } from './openData.nl.ts';

export const openData = {
  title: 'Offene Daten',
  lead: 'Alles, was Besucher von der Namenliste lesen, zum Mitnehmen. Wer vielleicht noch lebt, steht nicht darin.',
  licence: 'Sie dürfen die Daten unter der Lizenz {licence} verwenden.',
  madeAt: 'Erstellt am {moment}, und jede Nacht neu.',
  making: 'Die Dateien werden zum ersten Mal erstellt. Kommen Sie in einigen Minuten wieder.',
  lost: 'Diese Datei ist verloren gegangen und wird neu erstellt. Kommen Sie in einigen Minuten wieder.',
  beingMade: 'wird neu erstellt',
  someLost: 'Nicht alle Dateien sind da: Was verloren ging, wird neu erstellt. Kommen Sie in einigen Minuten wieder.',
  files: 'Dateien',
  what: 'Inhalt',
  records: 'Anzahl',
  kinds: {
    person: 'Personen',
    event: 'Ereignisse der Personen',
    place: 'Orte',
    unit: 'Militärische Einheiten',
    memorial: 'Gedenkzeichen und Friedhöfe',
  },
  packed: 'gepackt',
  dictionary: 'Was jedes Feld bedeutet',
  licenceText: 'Die Lizenz, und wie die Quelle zu nennen ist',
  checksums: 'Prüfsummen (SHA-256)',
  programs: 'Für Programme',
  index: 'Diese Liste als JSON',
  reconcile: 'Namen einer eigenen Liste abgleichen (OpenRefine)',
  harvest: 'Ernten (OAI-PMH)',
} satisfies TranslationOf<typeof nl>;
