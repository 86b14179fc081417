/** Notices under the keys that the documents give them (I18N-10, I18N-13); screens use them area by area. */

export const file = {
  invalidType: 'Invalid file type.',
} as const;
export const storyPair = {
  title: 'Ontmoetingen',
} as const;
export const person = {
  saved: 'De persoon is bewaard',
  saveFailed: 'De persoon kon niet worden bewaard',
  saveFirst: 'Bewaar eerst de persoon',
  merged: '{nameA} en {nameB} zijn samengevoegd',
} as const;
export const feedback = {
  submitted: 'Bedankt, uw bericht is verzonden',
} as const;
export const place = {
  created: 'De plaats is aangemaakt: {name}',
  merged: '{merged} en {kept} zijn samengevoegd',
  saveFailed: 'De plaats kon niet worden bewaard',
  cannotRemove: 'Gedenktekens of gebeurtenissen verwijzen naar deze plaats; ze kan niet worden verwijderd',
  tooManyEvents: 'Te veel gebeurtenissen om hier te tonen, gebruik uitgebreid zoeken',
  lookupNotFound: 'Niets gevonden',
  lookupTooMany: 'Te veel resultaten',
} as const;
export const memorial = {
  created: 'Het gedenkteken is aangemaakt: {name}',
  updated: 'Het gedenkteken is gewijzigd: {name}',
  invalidAddress: 'Geef een langer adres',
  needPlace: 'Kies eerst een plaats',
  addressFound: 'Adres gevonden',
  addressNotFound: 'Adres niet gevonden',
} as const;
export const militaryEntity = {
  created: 'De eenheid is aangemaakt: {name}',
  updated: 'De eenheid is gewijzigd: {name}',
  eventsRemoved: 'De gebeurtenissen van de eenheid zijn verwijderd: {name}',
} as const;
export const upload = {
  failed: 'Het bestand kon niet worden geüpload',
} as const;
export const collection = {
  removedNotice: 'Deze collectie is verwijderd. Herstellen?',
} as const;
export const documents = {
  messages: {
    saveFailed: 'Het document kon niet worden bewaard',
  },
} as const;
export const document = {
  uploadNotSupported: 'Aan deze categorie kunnen geen bestanden worden toegevoegd',
  saveFirst: 'Bewaar het document voor u pagina’s of een nummer toevoegt',
  noDocument: 'Geen document met dit id',
  noUrlOrMimetype: 'Error: No URL or Mimetype',
} as const;
export const page = {
  document: {
    pageSaved: 'De pagina is bewaard',
  },
  uploaded: 'De pagina is geüpload',
  uploadFailed: 'De pagina kon niet worden geüpload',
  notPreviewable: 'Dit bestand kan hier niet worden getoond, download het',
} as const;
export const catalogue = {
  invalidCode: 'Deze code is niet geldig',
  notFound: 'Deze code is niet gevonden',
  recordNotFound: 'Het record is niet gevonden',
} as const;
export const ConnectionAlreadyExists = 'Deze koppeling bestaat al';
export const contact = {
  saveFailed: 'Het contact kon niet worden bewaard',
  removed: '{name} is verwijderd',
  removeFailed: 'Het contact kon niet worden verwijderd',
} as const;
export const contactMoment = {
  invalidStart: 'Het begin is geen geldige datum en tijd',
  invalidEnd: 'Het einde is geen geldige datum en tijd',
  active: 'Er wordt een contactmoment opgenomen',
  cancel: 'Dit contactmoment weggooien? De gegevens gaan verloren.',
  offerContribution: 'Als bijdrage bij het contactmoment registreren?',
} as const;
export const story = {
  saved: 'Het verhaal is bewaard',
  published: 'Het verhaal is gepubliceerd',
  unpublished: 'Het verhaal is ingetrokken',
  saveFailed: 'Het verhaal kon niet worden bewaard',
  publishFailed: 'Het verhaal kon niet worden gepubliceerd',
  publishedBanner: 'Dit verhaal is gepubliceerd en kan niet worden gewijzigd',
  publishWithoutLinks:
    'Dit verhaal heeft geen gekoppeld verhaal; een kiosk heeft minstens één gepubliceerd gekoppeld verhaal nodig. Toch publiceren?',
  linkedNeedsChild: 'Een gekoppeld verhaal moet een kinderverhaal hebben',
  invalidKeyDate: 'De sleuteldatum is niet geldig',
  noNamesSet: 'Geen namen ingevuld',
} as const;
export const positionInvalid = 'De positie moet in of bij Ieper liggen';
export const positionNotSet = 'Kies een positie';
export const keyLocation = {
  noQr: 'Nog geen QR-code',
  created: 'De sleutellocatie is aangemaakt: {name}',
  updated: 'De sleutellocatie is gewijzigd: {name}',
  removed: 'De sleutellocatie is verwijderd: {name}',
} as const;
