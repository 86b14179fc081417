export const users = {
  types: {
    admin: 'Administrateur',
    revisor: 'Réviseur',
    normal: 'Normal',
    'normal-civilian': 'Normal civil (victimes civiles uniquement)',
    readonly: 'Lecture seule',
    'read-be-soldiers': 'Lecture seule (soldats de la BEF)',
    'api-read': 'API lecture',
    'api-write': 'API écriture',
    anonymous: 'Anonyme',
  },
  statuses: { pending: 'En attente', checked: 'Confirmé', suspended: 'Suspendu' },
  /** What each type may do, in one line. */
  explained: {
    admin: 'Peut tout faire, y compris gérer les utilisateurs, les bornes et les sauvegardes.',
    revisor: 'Peut tout modifier, aussi les entités militaires, publier les récits et donner des commandes aux bornes.',
    normal: 'Peut modifier personnes, lieux, monuments commémoratifs, lieux clés et récits, mais ne publie rien.',
    'normal-civilian': 'Comme le type Normal, mais ne modifie que les personnes civiles.',
    readonly: 'Peut tout chercher et lire, sans rien modifier.',
    'read-be-soldiers': 'Ne peut chercher et lire que les soldats d’une seule armée.',
    'api-read': 'Pour un programme qui lit les données, pas pour une personne.',
    'api-write': 'Pour un programme qui lit, crée et modifie des données, pas pour une personne.',
  },
} as const;
