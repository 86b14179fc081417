import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { catalogueImport as nl } from './catalogueImport.nl.ts';

export const catalogueImport = {
  title: 'Aus dem Katalog',
  code: 'Code im Katalog',
  look: 'Nachschlagen',
  looking: 'Der Katalog wird befragt…',
  isCollection: 'Sammlung',
  isHere: 'Das gibt es hier schon.',
  isHereWithin: 'Das gibt es hier schon, in der Sammlung „{collection}“.',
  openHere: 'Öffnen, was hier steht',
  importIt: 'Diese Sammlung übernehmen',
  imported: 'Die Sammlung wurde übernommen',
  importedInPart_one:
    'Die Sammlung wurde übernommen, bis auf ein Stück. Vergleichen Sie sie mit dem Katalog, um zu sehen, welches.',
  importedInPart_other:
    'Die Sammlung wurde übernommen, bis auf {count, number} Stücke. Vergleichen Sie sie mit dem Katalog, um zu sehen, welche.',
  failures: {
    unreachable: 'Der Katalog ist nicht erreichbar.',
    timeout: 'Der Katalog antwortet zu langsam.',
    refused: 'Der Katalog weist die Anfrage zurück.',
    failed: 'Der Katalog hat mit einem eigenen Fehler geantwortet.',
    unreadable: 'Die Antwort des Katalogs ist nicht lesbar.',
  },
  resting_one:
    'Der Katalog hat mehrmals nacheinander keine brauchbare Antwort gegeben und wird deshalb kurz nicht gefragt: in einer Sekunde wieder, oder sofort, wenn Sie noch einmal fragen. Es wurde nichts geändert.',
  resting_other:
    'Der Katalog hat mehrmals nacheinander keine brauchbare Antwort gegeben und wird deshalb kurz nicht gefragt: in {count, number} Sekunden wieder, oder sofort, wenn Sie noch einmal fragen. Es wurde nichts geändert.',
  compare: 'Mit dem Katalog vergleichen',
  same: 'Hier steht dasselbe wie im Katalog.',
  here: 'Hier',
  there: 'Im Katalog',
  nothing: 'nichts',
  takeOver: 'Angekreuztes übernehmen',
  takenOver: 'Aus dem Katalog übernommen',
  newParts_one: 'Im Katalog gehört ein Stück dazu, das es hier noch nicht gibt.',
  newParts_other: 'Im Katalog gehören {count, number} Stücke dazu, die es hier noch nicht gibt.',
  addParts_one: 'Als Dokument hinzufügen',
  addParts_other: 'Als Dokumente hinzufügen',
  into: 'in „{whole}“',
  leftOut_one: 'Der Katalog nennt ein Stück, das nicht oder nicht ganz übernommen werden kann.',
  leftOut_other: 'Der Katalog nennt {count, number} Stücke, die nicht oder nicht ganz übernommen werden können.',
  why: {
    missing: 'kein Datensatz hat diesen Code',
    cycle: 'ist laut Katalog Teil von sich selbst',
    twice: 'steht an zwei Stellen; einmal übernommen',
    unasked: 'dieser Code kann nicht abgefragt werden; sein Inhalt wurde nicht gelesen',
    here: 'steht hier schon, für sich oder in einer anderen Sammlung; nicht noch einmal übernommen',
  },
  notSet:
    'Es ist kein Archivkatalog eingerichtet: Daraus kann nichts übernommen werden. Stellen Sie CATALOGUE_URL ein.',
} satisfies TranslationOf<typeof nl>;
