import type { historyPanel as nl } from '../nl/historyPanel.ts';
import type { TranslationOf } from '../texts.ts';

export const historyPanel = {
  open: 'Historique',
  openOf: 'Historique de {name}',
  title: 'Historique de {name}',
  empty: 'Aucune modification de cette fiche n’a encore été enregistrée.',
  more: 'Afficher les modifications plus anciennes',
  before: 'Avant : ',
  after: 'Après : ',
  nothing: '(vide)',
  restore: 'Rétablir',
  restoreField: 'Rétablir {field}',
  restoreVersion: 'Revenir à cette version',
  restoreRemoved: 'Rétablir la fiche supprimée',
  restoreFieldTitle: 'Rétablir {field} de {name} ?',
  restoreVersionTitle: 'Ramener {name} à cette version ?',
  restoreRemovedTitle: 'Rétablir {name} ?',
  restoreText: 'Une nouvelle version s’ajoute ; l’état actuel reste dans l’historique.',
  restored: '{name} a été rétabli',
} satisfies TranslationOf<typeof nl>;
