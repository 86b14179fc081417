import type { historyPanel as nl } from '../nl/historyPanel.ts';
import type { TranslationOf } from '../texts.ts';

export const historyPanel = {
  open: 'Verlauf',
  openOf: 'Verlauf von {name}',
  title: 'Verlauf von {name}',
  empty: 'Für diesen Eintrag wurde noch keine Änderung gespeichert.',
  more: 'Ältere Änderungen anzeigen',
  before: 'Vorher: ',
  after: 'Nachher: ',
  nothing: '(leer)',
  restore: 'Wiederherstellen',
  restoreField: '{field} wiederherstellen',
  restoreVersion: 'Zurück zu dieser Version',
  restoreRemoved: 'Gelöschten Eintrag zurückholen',
  restoreFieldTitle: '{field} von {name} wiederherstellen?',
  restoreVersionTitle: '{name} auf diese Version zurücksetzen?',
  restoreRemovedTitle: '{name} zurückholen?',
  restoreText: 'Es entsteht eine neue Version; der jetzige Stand bleibt im Verlauf.',
  restored: '{name} wurde wiederhergestellt',
} satisfies TranslationOf<typeof nl>;
