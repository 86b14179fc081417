import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { contacts as nl } from './contacts.nl.ts';

/** Fields, choices and messages of contact persons and contact moments, as staff read them. */
export const contacts = {
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    street: 'Rue',
    streetNumber: 'Numéro',
    place: 'Lieu',
    notes: 'Notes',
    contactPerson: 'Personne de contact',
    contactMethod: 'Moyen de contact',
    start: 'Début',
    end: 'Fin',
    transcript: 'Transcription',
    contributions: 'Contributions',
    contributedPersons: 'Personnes en contribution',
    contributedDocuments: 'Documents en contribution',
  },
  methods: {
    email: 'E-mail',
    phone: 'Téléphone',
    visit: 'Visite',
    feedback: 'Réaction',
    post: 'Courrier',
  },
  types: {
    contact_moment: 'Moment de contact',
    key_story: 'Récit clé',
  },
  contributionTypes: {
    person: 'Personne',
    document: 'Document',
  },
  messages: {
    saveFailed: 'Le contact n’a pas pu être enregistré',
    removed: '{name} a été supprimé',
    removeFailed: '{name} n’a pas pu être supprimé',
    invalidStart: 'Le début n’est pas une date et une heure valables',
    invalidEnd: 'La fin n’est pas une date et une heure valables',
    active: 'Un moment de contact est en cours d’enregistrement',
    cancel: 'Abandonner ce moment de contact ? Les données seront perdues.',
    offerContribution: 'Enregistrer comme contribution au moment de contact ?',
  },
} satisfies TranslationOf<typeof nl>;
