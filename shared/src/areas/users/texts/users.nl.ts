/** Accounts; the labels of the types are those of ROLE-10. */
export const users = {
  types: {
    admin: 'Beheerder',
    revisor: 'Revisor',
    normal: 'Medewerker',
    'normal-civilian': 'Medewerker, alleen burgers (burgerslachtoffers)',
    readonly: 'Alleen lezen',
    'read-be-soldiers': 'Alleen lezen (soldaten van de BEF)',
    'api-read': 'API lezen',
    'api-write': 'API schrijven',
    anonymous: 'Anoniem',
  },
  statuses: { pending: 'Wacht op aanvaarding', checked: 'Bevestigd' },
} as const;
