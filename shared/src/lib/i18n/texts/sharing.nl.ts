/** Ways to pass a public page on: its address, a citation, the device's own sheet, paper. */
export const sharing = {
  title: 'Verwijzen en delen',
  address: 'Vast adres van deze pagina',
  citation: 'Bronvermelding',
  copyAddress: 'Adres kopiëren',
  copyCitation: 'Bronvermelding kopiëren',
  copied: 'Gekopieerd',
  copyFailed: 'Kopiëren lukte niet; selecteer de tekst zelf.',
  share: 'Delen',
  print: 'Afdrukken',
} as const;
