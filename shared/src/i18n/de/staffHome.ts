import type { staffHome as nl } from '../nl/staffHome.ts';
import type { TranslationOf } from '../texts.ts';

export const staffHome = {
  title: 'Arbeitsplatz des Wissenszentrums',
  intro: 'Hier arbeiten Personal und Freiwillige künftig an der Namenliste, am Archiv und an den Geschichten.',
  status: 'Im Aufbau',
  statusText:
    'Dieser Arbeitsplatz ist noch nicht fertig. Anmelden geht noch nicht; Listen werden vorerst mit der Befehlszeile importiert.',
  readyTitle: 'Was schon geht',
  ready: {
    search: 'Namen suchen',
    searchText: 'Die öffentliche Namenliste, in vier Sprachen.',
    api: 'Programmierschnittstelle',
    apiText: 'Alle Aufrufe mit ihren Feldern und Fehlern.',
    kiosk: 'Kiosk',
    kioskText: 'Die Titelseite der vier Museumskioske.',
  },
  comingTitle: 'Was hierher kommt',
  coming: {
    persons: 'Personen',
    personsText: 'Personen, Ereignisse und Beziehungen bearbeiten und Dubletten zusammenführen.',
    places: 'Orte und Denkmäler',
    placesText: 'Orte in vier Sprachen, Friedhöfe und Denkmäler auf der Karte.',
    archive: 'Archiv',
    archiveText: 'Sammlungen, Dokumente und Scans mit Transkription.',
    stories: 'Geschichten',
    storiesText: 'Lebensgeschichten schreiben, übersetzen und veröffentlichen.',
    keys: 'Schlüsselorte',
    keysText: 'Orte in der Landschaft mit ihrem QR-Code.',
    contacts: 'Kontakte',
    contactsText: 'Kontaktpersonen, Kontaktmomente und Beiträge.',
  },
} satisfies TranslationOf<typeof nl>;
