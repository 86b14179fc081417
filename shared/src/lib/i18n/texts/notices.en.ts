export const file = {
  invalidType: 'Invalid file type.',
} as const;
export const storyPair = {
  title: 'Encounters',
} as const;
export const person = {
  saved: 'The person was saved',
  saveFailed: 'The person could not be saved',
  saveFirst: 'Save the person first',
  merged: '{nameA} and {nameB} were merged',
} as const;
export const feedback = {
  submitted: 'Thank you, your message was sent',
} as const;
export const place = {
  created: 'The place was created: {name}',
  merged: '{merged} and {kept} were merged',
  saveFailed: 'The place could not be saved',
  cannotRemove: 'Memorials or events refer to this place; it cannot be removed',
  tooManyEvents: 'Too many events to list here, use advanced search',
  lookupNotFound: 'Nothing found',
  lookupTooMany: 'Too many results',
} as const;
export const memorial = {
  created: 'The memorial was created: {name}',
  updated: 'The memorial was updated: {name}',
  invalidAddress: 'Enter a longer address',
  needPlace: 'Choose a place first',
  addressFound: 'Address found',
  addressNotFound: 'Address not found',
} as const;
export const militaryEntity = {
  created: 'The entity was created: {name}',
  updated: 'The entity was updated: {name}',
  eventsRemoved: 'The events of the entity were removed: {name}',
} as const;
export const upload = {
  failed: 'The file could not be uploaded',
} as const;
export const collection = {
  removedNotice: 'This collection was removed. Restore it?',
} as const;
export const documents = {
  messages: {
    saveFailed: 'The document could not be saved',
  },
} as const;
export const document = {
  uploadNotSupported: 'Files cannot be added to this category',
  saveFirst: 'Save the document before adding pages or a number',
  noDocument: 'No document with this id',
  noUrlOrMimetype: 'Error: No URL or Mimetype',
} as const;
export const page = {
  document: {
    pageSaved: 'The page was saved',
  },
  uploaded: 'The page was uploaded',
  uploadFailed: 'The page could not be uploaded',
  notPreviewable: 'This file cannot be shown here, download it',
} as const;
export const catalogue = {
  invalidCode: 'This code is not valid',
  notFound: 'This code was not found',
  recordNotFound: 'The record was not found',
} as const;
export const ConnectionAlreadyExists = 'This link already exists';
export const contact = {
  saveFailed: 'The contact could not be saved',
  removed: '{name} was removed',
  removeFailed: 'The contact could not be removed',
} as const;
export const contactMoment = {
  invalidStart: 'The start is not a valid date and time',
  invalidEnd: 'The end is not a valid date and time',
  active: 'A contact moment is being recorded',
  cancel: 'Discard this contact moment? The data will be lost.',
  offerContribution: 'Register as a contribution to the contact moment?',
} as const;
export const story = {
  saved: 'The story was saved',
  published: 'The story was published',
  unpublished: 'The story was taken back',
  saveFailed: 'The story could not be saved',
  publishFailed: 'The story could not be published',
  publishedBanner: 'This story is published and cannot be changed',
  publishWithoutLinks:
    'This story has no linked story; a kiosk needs at least one published linked story. Publish anyway?',
  linkedNeedsChild: 'A linked story must have a child story',
  invalidKeyDate: 'The key date is not valid',
  noNamesSet: 'No names set',
} as const;
export const positionInvalid = 'The position must lie in or near Ieper';
export const positionNotSet = 'Set a position';
export const keyLocation = {
  noQr: 'No QRCode yet',
  created: 'The key location was created: {name}',
  updated: 'The key location was updated: {name}',
  removed: 'The key location was removed: {name}',
} as const;
