import type { TranslationOf } from '../../i18n/texts.ts';
import type { errors as nl } from './errors.nl.ts';

export const errors = {
  network: 'Es besteht keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  http: 'Der Server antwortet nicht wie erwartet. Versuchen Sie es in einigen Augenblicken noch einmal.',
  unexpected: 'Die Antwort des Servers ist nicht lesbar. Versuchen Sie es noch einmal.',
  internal: 'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es in einigen Augenblicken noch einmal.',
  noSession: 'Melden Sie sich an, um fortzufahren.',
  sessionExpired: 'Ihre Sitzung ist beendet, bitte melden Sie sich neu an.',
  notPermitted: 'Sie dürfen dies nicht tun.',
  notFound: 'Das gibt es nicht oder nicht mehr.',
  merged: 'Dieser Eintrag wurde mit einem anderen zusammengeführt.',
  gone: 'Dies wurde entfernt.',
  invalidData: 'Einige Angaben sind nicht gültig.',
  conflict: 'Jemand anderes hat dies inzwischen geändert.',
  tooManyRequests: 'Zu viele Anfragen nacheinander. Warten Sie kurz und versuchen Sie es noch einmal.',
  unavailable: 'Die Daten sind gerade nicht erreichbar. Versuchen Sie es in einigen Sekunden erneut.',
  busy: 'Gerade ist zu viel los, oder jemand anderes arbeitet mit diesen Daten. Versuchen Sie es in einigen Sekunden noch einmal.',
  busyPage: 'Im Moment sind viele Besucher da. Diese Seite erscheint von selbst, sobald wieder Platz ist.',
  tooBroad: 'Diese Suche ist zu weit gefasst. Fügen Sie einen Namen oder ein Jahr hinzu.',
  invalidLogin: 'Benutzername oder Passwort ist nicht richtig.',
  accountNotActivated: 'Dieses Konto ist noch nicht aktiviert.',
  comparisonUnderWay: 'Die Personen werden bereits verglichen.',
  accountSuspended: 'Dieses Konto ist gesperrt. Bitten Sie einen Administrator, es wieder freizugeben.',
  recordMergedWithItself: 'Das ist zweimal dasselbe.',
  recordMergeUndone: 'Diese Zusammenführung wurde bereits rückgängig gemacht.',
  laterRecordMergeStands:
    'Einer der beiden Einträge wurde später nochmals zusammengeführt. Machen Sie zuerst diese Zusammenführung rückgängig.',
  lookupFailed:
    'Der Nachschlagedienst gab keine brauchbare Antwort. Was Sie eingegeben haben, steht noch da; versuchen Sie es später oder tragen Sie es selbst ein.',
  placeTextChanged: 'Inzwischen haben andere Ereignisse diesen Text. Sehen Sie nach und verknüpfen Sie erneut.',
  personMergedWithItself: 'Das sind nicht zwei Personen, sondern ein und dieselbe.',
  mergeUndone: 'Diese Zusammenführung wurde bereits rückgängig gemacht.',
  laterMergeStands:
    'Diese Personen wurden später noch einmal zusammengeführt. Machen Sie zuerst diese Zusammenführung rückgängig.',
  irishMemorialStays: 'Das Gedenkzeichen der Irish Memorial Records muss bleiben. Vertauschen Sie die beiden.',
  militaryTypesDiffer: 'Nur Einheiten derselben Art können zusammengeführt werden.',
  militaryMergeMakesCircle:
    'Nach ihren Ereignissen ist die eine Einheit Teil der anderen. Ändern Sie zuerst diese Ereignisse.',
  placeMergeMakesCircle: 'Nach den Angaben liegt einer dieser Orte im anderen. Ändern Sie zuerst, worin sie liegen.',
  storyNeedsLink: 'Mit dieser Geschichte ist noch keine veröffentlichte verknüpft. Ein Kiosk braucht mindestens eine.',
  previewExpired: 'Diese Vorschau ist abgelaufen. Bitten Sie die Redaktion um eine neue.',
  pairingCodeNotGood: 'Dieser Code ist falsch, schon benutzt oder abgelaufen. Fordern Sie einen neuen an.',
  deviceNotPaired: 'Dieses Gerät ist nicht mehr gekoppelt. Koppeln Sie es neu.',
  noScreenshot: 'Von diesem Bildschirm wurde noch kein Bild gemacht.',
  kioskNotPaired: 'Mit diesem Kiosk ist kein Gerät gekoppelt.',
  backupUnderWay: 'Eine Sicherung läuft bereits oder beginnt gleich.',
  catalogueCodeNotFound: 'Der Katalog kennt diesen Code nicht. Prüfen Sie den Code und versuchen Sie es erneut.',
  catalogueRecordNotFound: 'Der Datensatz steht nicht mehr im Katalog. Es wurde nichts übernommen.',
  catalogueFailed:
    'Der Katalog hat keine brauchbare Antwort gegeben. Es wurde nichts geändert; versuchen Sie es später erneut.',
  catalogueOff: 'Es ist kein Archivkatalog eingerichtet. Bitten Sie die Verwaltung, CATALOGUE_URL einzustellen.',
  catalogueTooLarge:
    'Das hat zu viele Stücke oder zu viele Ebenen, um auf einmal übernommen zu werden. Es wurde nichts übernommen; übernehmen Sie die Teile einzeln.',
} satisfies TranslationOf<typeof nl>;
