import type { historyPanel as nl } from '../nl/historyPanel.ts';
import type { TranslationOf } from '../texts.ts';

export const historyPanel = {
  open: 'History',
  openOf: 'History of {name}',
  title: 'History of {name}',
  empty: 'No change of this record has been saved yet.',
  more: 'Show older changes',
  before: 'Was: ',
  after: 'Became: ',
  nothing: '(empty)',
  restore: 'Restore',
  restoreField: 'Restore {field}',
  restoreVersion: 'Back to this version',
  restoreRemoved: 'Bring the removed record back',
  restoreFieldTitle: 'Restore {field} of {name}?',
  restoreVersionTitle: 'Take {name} back to this version?',
  restoreRemovedTitle: 'Bring {name} back?',
  restoreText: 'A new version is added; what stands there now stays in the history.',
  restored: '{name} was restored',
} satisfies TranslationOf<typeof nl>;
