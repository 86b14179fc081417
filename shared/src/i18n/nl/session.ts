/** When a session ends while somebody is at work. */
export const session = {
  title: 'Opnieuw aanmelden',
  ended: 'Uw sessie is beëindigd, meld opnieuw aan. Wat u hebt ingevuld, blijft staan.',
} as const;
