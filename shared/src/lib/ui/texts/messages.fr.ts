export const messages = {
  title: 'Messages',
  empty: 'Il n’y a pas encore de messages.',
  others: 'Ce que d’autres ont fait',
  nobody: 'Personne d’autre n’a modifié ces trente derniers jours ce sur quoi vous avez travaillé.',
  unread: 'non lus',
  error: 'Erreur :',
} as const;
