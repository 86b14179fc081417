import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { documentSearch as nl } from './documentSearch.nl.ts';

export const documentSearch = {
  title: 'In Dokumenten suchen',
  metaTitle: 'Briefe und andere Dokumente aus dem Ersten Weltkrieg',
  metaDescription:
    'Suchen Sie in den Briefen, Tagebüchern, Fotos und Akten des Museums, die für alle offen sind, auch in dem, was darin geschrieben steht.',
  metaResults: '„{text}“ in den Dokumenten',
  lead: 'Briefe, Tagebücher, Fotos und Akten, die für alle offen sind. Sie suchen auch in dem, was darin geschrieben steht.',
  label: 'Wörter in einem Dokument',
  hint: 'Die Reihenfolge spielt keine Rolle. Wörter in Anführungszeichen stehen nebeneinander.',
  find: 'Suchen',
  found_one: '{count, number} Treffer',
  found_other: '{count, number} Treffer',
  none: 'Kein Dokument enthält „{text}“.',
  fewerWords: 'Versuchen Sie es mit weniger Wörtern oder einer anderen Schreibweise.',
  noWords: 'Geben Sie ein Wort oder eine Zahl ein, um zu suchen.',
  nearly: 'Kein Dokument enthält genau diese Wörter. Diese kommen ihnen nahe.',
  degraded: 'Die schnelle Suche ist gerade nicht verfügbar. Sie finden dieselben Dokumente, nur langsamer.',
  failed: 'Die Suche ist fehlgeschlagen',
  tooFar: 'Suchen Sie genauer, um mehr als {count, number} Treffer zu sehen.',
} satisfies TranslationOf<typeof nl>;
