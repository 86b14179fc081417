import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { contacts as nl } from './contacts.nl.ts';

/** Fields, choices and messages of contact persons and contact moments, as staff read them. */
export const contacts = {
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    street: 'Straße',
    streetNumber: 'Hausnummer',
    place: 'Ort',
    notes: 'Notizen',
    contactPerson: 'Kontaktperson',
    contactMethod: 'Kontaktart',
    start: 'Beginn',
    end: 'Ende',
    transcript: 'Mitschrift',
    contributions: 'Beiträge',
    contributedPersons: 'Personen als Beitrag',
    contributedDocuments: 'Dokumente als Beitrag',
  },
  methods: {
    email: 'E-Mail',
    phone: 'Telefon',
    visit: 'Besuch',
    feedback: 'Rückmeldung',
    post: 'Post',
  },
  types: {
    contact_moment: 'Kontaktmoment',
    key_story: 'Schlüsselgeschichte',
  },
  contributionTypes: {
    person: 'Person',
    document: 'Dokument',
  },
  messages: {
    saveFailed: 'Der Kontakt konnte nicht gespeichert werden',
    removed: '{name} wurde gelöscht',
    removeFailed: '{name} konnte nicht gelöscht werden',
    invalidStart: 'Der Beginn ist kein gültiger Zeitpunkt',
    invalidEnd: 'Das Ende ist kein gültiger Zeitpunkt',
    active: 'Ein Kontaktmoment wird aufgezeichnet',
    cancel: 'Diesen Kontaktmoment verwerfen? Die Daten gehen verloren.',
    offerContribution: 'Als Beitrag zum Kontaktmoment eintragen?',
  },
} satisfies TranslationOf<typeof nl>;
