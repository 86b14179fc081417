import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { unitPage as nl } from './unitPage.nl.ts';

export const unitPage = {
  metaDescription: '{name}, {army}: Platz im Heer, Standorte und wer dort gedient hat.',
  types: {
    regiment: 'Regiment',
    unit: 'Einheit',
    brigade: 'Brigade',
    division: 'Division',
    corps: 'Korps',
    others: 'Andere Einheit',
  },
  inArmy: 'Platz im Heer',
  partOf: 'Gehörte zu',
  attachedTo: 'War unterstellt',
  parts: 'Untergeordnete Einheiten',
  always: 'den ganzen Krieg über, soweit bekannt',
  from: 'ab {from}',
  until: 'bis {to}',
  period: '{from} bis {to}',
  path: 'Wo die Einheit war',
  pathMap: 'Karte mit {count} Orten, an denen die Einheit war',
  mapFailed: 'Die Karte konnte nicht geladen werden. Die Orte stehen in der Liste.',
  toPlace: '{place}, {when}: in der Liste zeigen',
  losses: {
    title: 'Verluste',
    text_one: 'Von denen, die hier dienten, kam {count, number} Person durch den Krieg um.',
    text_other: 'Von denen, die hier dienten, kamen {count, number} Personen durch den Krieg um.',
    undated_one: 'Bei {count, number} Person ist der Monat nicht bekannt.',
    undated_other: 'Bei {count, number} Personen ist der Monat nicht bekannt.',
    chart: 'Verstorbene je Monat, {from} bis {to}; die meisten im {month}: {count, number}.',
    table: 'Dieselben Zahlen als Tabelle',
    month: 'Monat',
    count: 'Verstorbene',
  },
  persons: 'Wer hier diente',
  search: 'Einen Namen in dieser Einheit suchen',
  noPersons: 'Noch ist niemand bekannt, der hier gedient hat.',
  notFound: {
    title: 'Diese Einheit wurde nicht gefunden',
    text: 'Vielleicht ist die Adresse unvollständig. Die Personen finden Sie in der Namenliste.',
  },
  gone: {
    title: 'Die Seite dieser Einheit gibt es nicht mehr',
    text: 'Sie wurde entfernt. Die Personen finden Sie in der Namenliste.',
  },
  merged: {
    title: 'Diese Einheit hat eine andere Adresse',
    text: 'Zwei Einträge derselben Einheit wurden zusammengeführt.',
    follow: 'Zur Einheit',
  },
} satisfies TranslationOf<typeof nl>;
