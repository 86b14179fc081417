/** Asked before work that is not saved would be lost. */
export const unsaved = {
  title: 'Niet-bewaarde wijzigingen',
  leave: 'Er zijn niet-bewaarde wijzigingen. Pagina verlaten?',
  warning: 'Bewaar of annuleer eerst uw wijzigingen',
  stayHere: 'Op deze pagina blijven',
  leaveAnyway: 'Verlaten zonder te bewaren',
  lostWithIt: 'Wat u hebt ingevuld en nog niet bewaard hebt, gaat mee verloren.',
  closeDialog: 'Wat u in dit venster hebt ingevuld, is niet bewaard. Het venster sluiten?',
  workOn: 'Verder werken',
  closeAnyway: 'Sluiten zonder te bewaren',
  cancelForm: 'Uw wijzigingen zijn niet bewaard. Toch annuleren?',
  cancelAnyway: 'Wijzigingen laten vallen',
} as const;
