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
  statuses: { pending: 'Wacht op aanvaarding', checked: 'Bevestigd', suspended: 'Geblokkeerd' },
  /** What each type may do, in one line. */
  explained: {
    admin: 'Mag alles, ook gebruikers, kiosken en back-ups beheren.',
    revisor: 'Mag alles bewerken, ook militaire eenheden, verhalen publiceren en opdrachten geven aan kiosken.',
    normal: 'Mag personen, plaatsen, gedenktekens, sleutellocaties en verhalen bewerken, maar niets publiceren.',
    'normal-civilian': 'Als medewerker, maar bewerkt alleen personen die burger zijn.',
    readonly: 'Mag alles opzoeken en lezen, niets wijzigen.',
    'read-be-soldiers': 'Mag alleen de soldaten van één leger opzoeken en lezen.',
    'api-read': 'Voor een programma dat gegevens ophaalt, niet voor een mens.',
    'api-write': 'Voor een programma dat gegevens ophaalt, aanmaakt en wijzigt, niet voor een mens.',
  },
} as const;
