export const unsaved = {
  title: 'Modifications non enregistrées',
  leave: 'Des modifications ne sont pas enregistrées. Quitter cette page ?',
  warning: 'Enregistrez ou annulez d’abord vos modifications',
  stayHere: 'Rester sur cette page',
  leaveAnyway: 'Quitter sans enregistrer',
  lostWithIt: 'Ce que vous avez saisi sans l’enregistrer sera perdu aussi.',
  closeDialog: 'Ce que vous avez saisi dans cette fenêtre n’est pas enregistré. La fermer ?',
  workOn: 'Continuer',
  closeAnyway: 'Fermer sans enregistrer',
  cancelForm: 'Vos modifications ne sont pas enregistrées. Annuler quand même ?',
  cancelAnyway: 'Abandonner les modifications',
} as const;
