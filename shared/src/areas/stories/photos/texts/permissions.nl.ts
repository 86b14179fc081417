/** Permissions to show photos that end soon. */
export const permissions = {
  lead: 'Foto’s bij verhalen en sleutellocaties waarvan de toestemming binnen {days} dagen afloopt of al voorbij is. Na de laatste dag ziet de bezoeker de foto niet meer.',
  none: 'Geen enkele toestemming loopt binnen {days} dagen af. Alle foto’s blijven zichtbaar.',
  record: 'Waar ze staat',
  records: {
    person_story: 'Verhaal',
    key_location: 'Sleutellocatie',
  },
  picture: 'Bestand',
  state: 'Hoe lang nog',
  daysLeft_one: 'Nog {count, number} dag',
  daysLeft_other: 'Nog {count, number} dagen',
  hidden: 'Voorbij: bezoekers zien de foto niet meer',
  until: 'Toestemming tot en met {date}',
  over: 'Voorbij',
} as const;
