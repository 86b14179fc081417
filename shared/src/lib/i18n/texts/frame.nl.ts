/** What stands around every page of the staff app. */
export const frame = {
  menu: 'Menu',
  minimise: 'Menu verkleinen',
  maximise: 'Menu vergroten',
  version: 'Versie {version}',
  breadcrumbs: 'Kruimelpad',
  account: 'Uw account',
  logIn: 'Aanmelden',
  logOut: 'Afmelden',
  toHome: 'Naar de startpagina',
  notFound: 'Het adres klopt niet, of wat hier stond is verwijderd.',
  more: 'Meer',
  publicPage: 'Publieke pagina',
  copyDetails: 'Gegevens kopiëren',
  copied: 'Gekopieerd',
  forbidden: {
    title: 'Geen toegang',
    text: 'Deze pagina hoort niet bij de rechten van uw account. Vraag een beheerder als u ze nodig hebt.',
  },
  groups: {
    names: 'Namen',
    documents: 'Documenten',
    stories: 'Verhalen',
    contacts: 'Contacten',
    management: 'Beheer',
  },
} as const;
