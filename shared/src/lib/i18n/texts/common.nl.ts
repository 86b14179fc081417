export const common = {
  product: 'Salient',
  tagline: 'Namenlijst van de Eerste Wereldoorlog',
  skip: 'Naar de inhoud',
  navigation: 'Hoofdmenu',
  /** The parts of the public site, as its header names them. */
  sections: { names: 'Namen', stories: 'Verhalen', map: 'Kaart', today: 'Vandaag' },
  searchName: 'Zoek een naam',
  language: 'Taal',
  /** Between what something is called and what it is. */
  colon: ': ',
  loading: 'Even geduld…',
  retry: 'Opnieuw proberen',
  close: 'Sluiten',
  cancel: 'Annuleren',
  offline: 'U bent offline. Wat al op het scherm staat, blijft leesbaar.',
  errorTitle: 'Dit lukte niet',
  errorCode: 'Code voor medewerkers: {code}',
  onlyIn: {
    nl: 'alleen in het Nederlands',
    en: 'alleen in het Engels',
    fr: 'alleen in het Frans',
    de: 'alleen in het Duits',
  },
  help: {
    title: 'Hulp nodig?',
    text: 'Het kenniscentrum zoekt graag met u mee.',
    mail: 'Mail: {mail}',
    phone: 'Telefoon: {phone}',
  },
  accessibility: 'Toegankelijkheid',
  openData: 'Open data',
  notFound: {
    title: 'Deze pagina bestaat niet',
    text: 'Het adres klopt niet of de pagina is verplaatst. Misschien vindt u de persoon door op naam te zoeken.',
  },
} as const;
