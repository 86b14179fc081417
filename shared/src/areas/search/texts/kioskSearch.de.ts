import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { kioskSearch as nl } from './kioskSearch.nl.ts';

export const kioskSearch = {
  title: 'Suchen Sie einen Namen',
  field: 'Der Name, den Sie suchen',
  hint: 'Tippen Sie einen Namen',
  total_one: '1 Name gefunden',
  total_other: '{count, number} Namen gefunden',
  named_one: '1 Name in dieser Schreibweise',
  named_other: '{count, number} Namen in dieser Schreibweise',
  alike_one: '1 ähnlicher',
  alike_other: '{count, number} ähnliche',
  namedAndAlike: '{named} und {alike}',
  onlyAlike_one: 'Kein Name in dieser Schreibweise, aber 1 ähnlicher',
  onlyAlike_other: 'Kein Name in dieser Schreibweise, aber {count, number} ähnliche',
  shown: '{first, number} bis {last, number} von {total, number}',
  typeToSearch: 'Tippen Sie mindestens zwei Buchstaben. Ein Familienname genügt.',
  searching: 'Suche läuft…',
  noResults: 'Niemand gefunden',
  readAs: 'So verstanden: {words}',
  dropped: 'Niemand heißt ganz so. Nicht gesucht: {words}',
  narrow: {
    label: 'Weniger Namen: Wählen Sie, was Sie wissen',
    given_name: 'Vorname',
    died_year: 'Todesjahr',
    died_place: 'Sterbeort',
  },
  choose: {
    given_name: 'Wählen Sie einen Vornamen',
    died_year: 'Wählen Sie das Todesjahr',
    died_place: 'Wählen Sie den Sterbeort',
  },
  all: {
    given_name: 'Alle Vornamen',
    died_year: 'Alle Jahre',
    died_place: 'Alle Orte',
  },
  chosen: '{kind}: {value}',
  soundsAlike: 'Auch gleich klingende Namen',
  takeBack: '{choice}, nicht mehr wählen',
  tooMany: 'Hier stehen die ersten {count, number}. Wählen Sie, was Sie noch wissen, oder tippen Sie mehr Buchstaben.',
  nobody: {
    why: 'Vielleicht wird der Name anders geschrieben. Das hilft oft:',
    fewer: 'Mit weniger Buchstaben suchen',
    ask: 'Oder fragen Sie am Empfang: Dort sucht jemand mit Ihnen.',
  },
  offline: 'Namen lassen sich gerade nicht suchen. Die Geschichten können Sie lesen.',
  shortList_one: 'Kein Netz: Hier steht zurzeit ein Mensch, nach der Namenliste vom {day}.',
  shortList_other:
    'Kein Netz: Hier stehen zurzeit Namen und Jahre von {count, number} Menschen, nach der Namenliste vom {day}.',
  shortListLacks:
    'Fehlt jemand? Mehr Menschen und andere Schreibweisen kommen mit dem Netz zurück. Fragen Sie gern am Empfang.',
} satisfies TranslationOf<typeof nl>;
