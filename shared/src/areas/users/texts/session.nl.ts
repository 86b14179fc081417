/** When a session ends while somebody is at work. */
export const session = {
  title: 'Opnieuw aanmelden',
  ended: 'Uw sessie is beëindigd, meld opnieuw aan.',
  kept: 'Wat u hebt ingevuld, blijft staan.',
  list: {
    intro:
      'Op deze plekken staat uw account open. Herkent u er een niet, meld hem dan af en kies een nieuw wachtwoord.',
    here: 'Deze sessie',
    used: 'Laatst gebruikt: {when}',
    since: 'Aangemeld op {when} vanaf {address}',
    until: 'Blijft zonder gebruik open tot {when}',
    end: 'Afmelden',
    endOf: '{program} afmelden',
    ended: '{program} is afgemeld',
    browser: '{browser} op {system}',
    unknown: 'Onbekend programma',
  },
} as const;
