export const shortcuts = {
  title: 'Raccourcis clavier',
  search: 'Aller au champ de recherche',
  back: 'Retour à la page précédente',
  characters: 'Utiliser les raccourcis d’un seul caractère',
  charactersHint: 'Désactivez-les si vous travaillez à la voix ou touchez des touches par mégarde.',
} as const;
