export const file = {
  invalidType: 'Invalid file type.',
} as const;
export const storyPair = {
  title: 'Begegnungen',
} as const;
export const person = {
  saved: 'Die Person wurde gespeichert',
  saveFailed: 'Die Person konnte nicht gespeichert werden',
  saveFirst: 'Bitte zuerst die Person speichern',
  merged: '{nameA} und {nameB} wurden zusammengeführt',
} as const;
export const feedback = {
  submitted: 'Vielen Dank, Ihre Nachricht wurde gesendet',
} as const;
export const place = {
  created: 'Der Ort wurde angelegt: {name}',
  merged: '{merged} und {kept} wurden zusammengeführt',
  saveFailed: 'Der Ort konnte nicht gespeichert werden',
  cannotRemove: 'Gedenkzeichen oder Ereignisse verweisen auf diesen Ort; er kann nicht entfernt werden',
  tooManyEvents: 'Zu viele Ereignisse für diese Liste, bitte die erweiterte Suche verwenden',
  lookupNotFound: 'Nichts gefunden',
  lookupTooMany: 'Zu viele Ergebnisse',
} as const;
export const memorial = {
  created: 'Das Gedenkzeichen wurde angelegt: {name}',
  updated: 'Das Gedenkzeichen wurde geändert: {name}',
  invalidAddress: 'Bitte eine längere Adresse eingeben',
  needPlace: 'Bitte zuerst einen Ort wählen',
  addressFound: 'Adresse gefunden',
  addressNotFound: 'Adresse nicht gefunden',
} as const;
export const militaryEntity = {
  created: 'Die Einheit wurde angelegt: {name}',
  updated: 'Die Einheit wurde geändert: {name}',
  eventsRemoved: 'Die Ereignisse der Einheit wurden entfernt: {name}',
} as const;
export const upload = {
  failed: 'Die Datei konnte nicht hochgeladen werden',
} as const;
export const collection = {
  removedNotice: 'Diese Sammlung wurde entfernt. Wiederherstellen?',
} as const;
export const documents = {
  messages: {
    saveFailed: 'Das Dokument konnte nicht gespeichert werden',
  },
} as const;
export const document = {
  uploadNotSupported: 'Dieser Kategorie können keine Dateien hinzugefügt werden',
  saveFirst: 'Bitte das Dokument speichern, bevor Sie Seiten oder eine Nummer hinzufügen',
  noDocument: 'Kein Dokument mit dieser Kennung',
  noUrlOrMimetype: 'Error: No URL or Mimetype',
} as const;
export const page = {
  document: {
    pageSaved: 'Die Seite wurde gespeichert',
  },
  uploaded: 'Die Seite wurde hochgeladen',
  uploadFailed: 'Die Seite konnte nicht hochgeladen werden',
  notPreviewable: 'Diese Datei kann hier nicht angezeigt werden, bitte herunterladen',
} as const;
export const catalogue = {
  invalidCode: 'Dieser Code ist nicht gültig',
  notFound: 'Dieser Code wurde nicht gefunden',
  recordNotFound: 'Der Eintrag wurde nicht gefunden',
} as const;
export const ConnectionAlreadyExists = 'Diese Verknüpfung existiert bereits';
export const contact = {
  saveFailed: 'Der Kontakt konnte nicht gespeichert werden',
  removed: '{name} wurde entfernt',
  removeFailed: 'Der Kontakt konnte nicht entfernt werden',
} as const;
export const contactMoment = {
  invalidStart: 'Der Beginn ist kein gültiges Datum mit Uhrzeit',
  invalidEnd: 'Das Ende ist kein gültiges Datum mit Uhrzeit',
  active: 'Ein Kontaktmoment wird aufgezeichnet',
  cancel: 'Dieses Kontaktmoment verwerfen? Die Angaben gehen verloren.',
  offerContribution: 'Als Beitrag zum Kontaktmoment erfassen?',
} as const;
export const story = {
  saved: 'Die Geschichte wurde gespeichert',
  published: 'Die Geschichte wurde veröffentlicht',
  unpublished: 'Die Geschichte wurde zurückgezogen',
  saveFailed: 'Die Geschichte konnte nicht gespeichert werden',
  publishFailed: 'Die Geschichte konnte nicht veröffentlicht werden',
  publishedBanner: 'Diese Geschichte ist veröffentlicht und kann nicht geändert werden',
  publishWithoutLinks:
    'Diese Geschichte hat keine verknüpfte Geschichte; ein Kiosk braucht mindestens eine veröffentlichte verknüpfte Geschichte. Trotzdem veröffentlichen?',
  linkedNeedsChild: 'Eine verknüpfte Geschichte braucht eine Kinderfassung',
  invalidKeyDate: 'Das Schlüsseldatum ist nicht gültig',
  noNamesSet: 'Keine Namen eingetragen',
} as const;
export const positionInvalid = 'Die Position muss in oder bei Ypern liegen';
export const positionNotSet = 'Bitte eine Position wählen';
export const keyLocation = {
  noQr: 'Noch kein QR-Code',
  created: 'Der Schlüsselort wurde angelegt: {name}',
  updated: 'Der Schlüsselort wurde geändert: {name}',
  removed: 'Der Schlüsselort wurde entfernt: {name}',
} as const;
