import type { TranslationOf } from '../../i18n/texts.ts';
import type { staffErrors as nl } from './staffErrors.nl.ts';

/** Errors of methods that staff alone call. Visitors do not fetch their words. */
export const staffErrors = {
  comparisonUnderWay: 'Die Personen werden bereits verglichen.',
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
  draftChanged: 'Ein anderer Tab oder Rechner hat diesen Kontaktmoment inzwischen geändert oder beendet.',
  contactPersonGone: 'Die Kontaktperson dieses Kontaktmoments gibt es nicht mehr.',
  personNotNamed: 'Nennen Sie eine Kontaktperson, eine E-Mail-Adresse oder einen Vor- und Nachnamen.',
  erasureNotConfirmed: 'Was Sie eingegeben haben, ist nicht der oben stehende Name. Es wurde nichts gelöscht.',
  accountAtWork:
    'Ein Konto dieser Person wird noch benutzt. Entfernen Sie zuerst dieses Konto. Es wurde nichts gelöscht.',
  nothingToErase: 'Über diese Person ist nichts gespeichert: Es gab nichts zu löschen.',
  tooManySavedSearches: 'Ein Konto kann nicht mehr Suchen speichern. Entfernen Sie zuerst eine.',
  tooManyNightlyFunctions: 'Mehr Funktionen können nachts nicht für Sie laufen. Beenden Sie zuerst eine.',
  accountWithoutEmail: 'Zu Ihrem Konto gibt es keine E-Mail-Adresse. Tragen Sie zuerst eine ein.',
  tooManyBulkChanges:
    'Es laufen bereits so viele Änderungen vieler Personen, wie ein Konto haben darf. Warten Sie, bis eine fertig ist, oder halten Sie eine an.',
  searchNotFollowed: 'Sie folgen dieser Suche nicht.',
  importUnderWay: 'Mit dieser Liste läuft schon etwas. Warten Sie, bis es fertig ist, oder halten Sie es an.',
  importNotReady: 'Probieren Sie die Liste zuerst so, wie sie jetzt ist.',
  importDoublesOpen: 'Entscheiden Sie zuerst, was mit den Zeilen von Menschen geschieht, die schon da sind.',
  importListRefused: 'Die Liste kann nicht gelesen werden. Prüfen Sie, wie sie gelesen wird.',
  importTakenBack: 'Dieser Import wurde schon zurückgenommen.',
} satisfies TranslationOf<typeof nl>;
