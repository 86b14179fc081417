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
  statuses: { pending: 'En attente', checked: 'Confirmé' },
} as const;
