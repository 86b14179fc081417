export const shortcuts = {
  title: 'Raccourcis clavier',
  search: 'Aller au champ de recherche',
  back: 'Retour à la page précédente',
  caps: {
    Ctrl: 'Ctrl',
    Shift: 'Maj',
    Enter: 'Entrée',
    Escape: 'Échap',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
    Space: 'Espace',
  },
  characters: 'Utiliser les raccourcis d’un seul caractère',
  charactersHint: 'Désactivez-les si vous travaillez à la voix ou touchez des touches par mégarde.',
  typing: {
    title: 'Listes et champs au clavier',
    day: 'Une date : 140515 ou 14/5/15 donne le 14 mai 1915. Deux chiffres donnent l’année la plus proche de la guerre ou, pour les dates de notre temps, d’aujourd’hui.',
    letters:
      'Chercher une fiche : quelques lettres et Entrée prennent la seule qui commence ainsi ; sinon Entrée mène à la première de la liste.',
    proposals: 'Dans un champ de recherche vide, ↓ et Entrée choisissent ce qui est proposé ou a été choisi récemment.',
    rows: 'Dans une liste, ↑ et ↓ vont d’une ligne à l’autre et Entrée ouvre la ligne. Entre les pages d’un document, les flèches font de même.',
  },
} as const;
