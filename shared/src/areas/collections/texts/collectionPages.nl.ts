/** The list and the pages of collections. */
export const collectionPages = {
  showRemoved: 'Ook verwijderde tonen',
  noCode: 'Zonder code',
  edit: '{name} bewerken',
  editHere: 'Bewerken',
  view: 'Naar de collectie',
  catalogue: 'In de catalogus',
  documents: 'Documenten',
  documentsHere: 'Documenten in deze collectie',
  noDocuments: 'In deze collectie zitten nog geen documenten.',
  saved: 'De collectie is bewaard: {name}',
  removeText: 'De collectie kan worden hersteld. Zolang er documenten in zitten, kan ze niet worden verwijderd.',
  removedForReaders: 'Deze collectie is verwijderd.',
  restore: 'Herstellen',
  restored: '{name} is hersteld',
} as const;
