export const file = {
  invalidType: 'Invalid file type.',
} as const;
export const storyPair = {
  title: 'Rencontres',
} as const;
export const person = {
  saved: 'La personne a été enregistrée',
  saveFailed: 'La personne n’a pas pu être enregistrée',
  saveFirst: 'Enregistrez d’abord la personne',
  merged: '{nameA} et {nameB} ont été fusionnés',
} as const;
export const feedback = {
  submitted: 'Merci, votre message a été envoyé',
} as const;
export const place = {
  created: 'Le lieu a été créé : {name}',
  merged: '{merged} et {kept} ont été fusionnés',
  saveFailed: 'Le lieu n’a pas pu être enregistré',
  cannotRemove: 'Des monuments ou des événements renvoient à ce lieu ; il ne peut pas être supprimé',
  tooManyEvents: 'Trop d’événements à afficher ici, utilisez la recherche avancée',
  lookupNotFound: 'Rien trouvé',
  lookupTooMany: 'Trop de résultats',
} as const;
export const memorial = {
  created: 'Le monument a été créé : {name}',
  updated: 'Le monument a été modifié : {name}',
  invalidAddress: 'Saisissez une adresse plus longue',
  needPlace: 'Choisissez d’abord un lieu',
  addressFound: 'Adresse trouvée',
  addressNotFound: 'Adresse introuvable',
} as const;
export const militaryEntity = {
  created: 'L’entité a été créée : {name}',
  updated: 'L’entité a été modifiée : {name}',
  eventsRemoved: 'Les événements de l’entité ont été supprimés : {name}',
} as const;
export const upload = {
  failed: 'Le fichier n’a pas pu être téléversé',
} as const;
export const collection = {
  removedNotice: 'Cette collection a été supprimée. La restaurer ?',
} as const;
export const documents = {
  messages: {
    saveFailed: 'Le document n’a pas pu être enregistré',
  },
} as const;
export const document = {
  uploadNotSupported: 'Aucun fichier ne peut être ajouté à cette catégorie',
  saveFirst: 'Enregistrez le document avant d’ajouter des pages ou un numéro',
  noDocument: 'Aucun document ne porte cet identifiant',
  noUrlOrMimetype: 'Error: No URL or Mimetype',
} as const;
export const page = {
  document: {
    pageSaved: 'La page a été enregistrée',
  },
  uploaded: 'La page a été téléversée',
  uploadFailed: 'La page n’a pas pu être téléversée',
  notPreviewable: 'Ce fichier ne peut pas être affiché ici, téléchargez-le',
} as const;
export const catalogue = {
  invalidCode: 'Ce code n’est pas valable',
  notFound: 'Ce code n’a pas été trouvé',
  recordNotFound: 'La notice n’a pas été trouvée',
} as const;
export const ConnectionAlreadyExists = 'Ce lien existe déjà';
export const contact = {
  saveFailed: 'Le contact n’a pas pu être enregistré',
  removed: '{name} a été supprimé',
  removeFailed: 'Le contact n’a pas pu être supprimé',
} as const;
export const contactMoment = {
  invalidStart: 'Le début n’est pas une date et une heure valables',
  invalidEnd: 'La fin n’est pas une date et une heure valables',
  active: 'Un moment de contact est en cours d’enregistrement',
  cancel: 'Abandonner ce moment de contact ? Les données seront perdues.',
  offerContribution: 'Enregistrer comme contribution au moment de contact ?',
} as const;
export const story = {
  saved: 'Le récit a été enregistré',
  published: 'Le récit a été publié',
  unpublished: 'Le récit a été retiré',
  saveFailed: 'Le récit n’a pas pu être enregistré',
  publishFailed: 'Le récit n’a pas pu être publié',
  publishedBanner: 'Ce récit est publié et ne peut pas être modifié',
  publishWithoutLinks:
    'Ce récit n’est lié à aucun autre ; une borne a besoin d’au moins un récit lié publié. Publier quand même ?',
  linkedNeedsChild: 'Un récit lié doit avoir une version pour enfants',
  invalidKeyDate: 'La date clé n’est pas valable',
  noNamesSet: 'Aucun nom saisi',
} as const;
export const positionInvalid = 'La position doit se trouver à Ypres ou dans les environs';
export const positionNotSet = 'Choisissez une position';
export const keyLocation = {
  noQr: 'Pas encore de code QR',
  created: 'Le lieu clé a été créé : {name}',
  updated: 'Le lieu clé a été modifié : {name}',
  removed: 'Le lieu clé a été supprimé : {name}',
} as const;
