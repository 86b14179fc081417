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
  doubles: {
    lead: 'Contactpersonen die waarschijnlijk dezelfde zijn, de zekerste eerst: een gelijke naam met hetzelfde e-mailadres of telefoonnummer, hetzelfde e-mailadres, of een gelijke naam in dezelfde plaats. Een gedeeld telefoonnummer alleen telt niet: dat is vaak een gezin.',
    none: 'Geen twee contactpersonen lijken dezelfde: elk paar is samengevoegd of staat als niet dezelfde.',
    why: 'Wat gelijk is',
  },
  doubleReasons: {
    name: 'zelfde naam',
    similarName: 'bijna dezelfde naam',
    email: 'zelfde e-mailadres',
    phone: 'zelfde telefoonnummer',
    place: 'zelfde plaats',
    nothingElse: 'van een van beiden is verder niets bekend',
  },
  merge: {
    title: 'Contactpersonen samenvoegen',
    name: 'Naam',
    leftOut: 'Wat u niet kiest, gaat niet verloren: het komt bij de notities.',
    tooLong: 'De notities van beiden zijn samen te lang om te bewaren. Kort ze eerst in.',
    merged: '{merged} en {kept} zijn samengevoegd',
    gone: 'Deze contactpersoon is verwijderd',
    into: 'U bent doorgestuurd: de contactpersoon die u opende, is samengevoegd met deze.',
  },
} as const;
