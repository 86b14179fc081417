/** Screens of contact persons and contact moments, as staff read them. */
export const contactPages = {
  saved: '{name} is bewaard',
  remove: '{name} verwijderen',
  removeText: 'Dit kan niet ongedaan worden gemaakt.',
  namesOnly:
    'U ziet hier alleen namen: contactgegevens zijn persoonlijk en alleen te lezen voor wie daar recht op heeft.',
  nameOnly:
    'U ziet hier de naam en wanneer er contact was. Adres, telefoon, e-mail en notities zijn alleen te lezen voor wie daar recht op heeft.',
  momentsWithoutWords:
    'U ziet hier met wie en wanneer er contact was. Wat er is gezegd, is alleen te lezen voor wie daar recht op heeft.',
  address: 'Adres',
  similar: 'Is het een van deze contactpersonen?',
  similarCount_one: '{count, number} contactpersoon heeft een naam die hierop lijkt.',
  similarCount_other: '{count, number} contactpersonen hebben een naam die hierop lijkt.',
  noMoments: 'Met deze contactpersoon is nog geen contactmoment opgenomen.',
  momentWith: 'Contactmoment met {name}',
  momentOf: 'Contactmoment met {name}, {start}',
  editMoment: '{name} bewerken',
  viewMoment: '{name} bekijken',
  toPerson: 'Naar de contactpersoon',
  toStory: 'Naar het verhaal',
  ofStory: 'Dit contactmoment hoort bij een sleutelverhaal en volgt dat verhaal. Hier kan het alleen worden gelezen.',
  noContributions: 'Nog geen bijdragen.',
  addContribution: 'Voeg toe wat uit dit contact voortkwam: een persoon of een document.',
} as const;
