/** Permissions to show photos that end soon. */
export const permissions = {
  lead: 'Foto’s bij verhalen en sleutellocaties, en scans van documenten, waarvan de toestemming binnen {days} dagen afloopt of al voorbij is. Na de laatste dag ziet de bezoeker ze niet meer.',
  none: 'Geen enkele toestemming loopt binnen {days} dagen af. Alle foto’s en scans blijven zichtbaar.',
  record: 'Waar ze staat',
  records: {
    person_story: 'Verhaal',
    key_location: 'Sleutellocatie',
    document: 'Document',
    collection: 'Collectie',
  },
  picture: 'Bestand',
  allScans: 'Alle scans',
  state: 'Hoe lang nog',
  daysLeft_one: 'Nog {count, number} dag',
  daysLeft_other: 'Nog {count, number} dagen',
  hidden: 'Voorbij: bezoekers zien dit beeld niet meer',
  until: 'Toestemming tot en met {date}',
  over: 'Voorbij',
} as const;
