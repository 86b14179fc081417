import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { contacts as nl } from './contacts.nl.ts';

/** Fields, choices and messages of contact persons and contact moments, as staff read them. */
export const contacts = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    phone: 'Telephone',
    street: 'Street',
    streetNumber: 'Number',
    place: 'Place',
    notes: 'Notes',
    contactPerson: 'Contact person',
    contactMethod: 'Contact method',
    start: 'Start',
    end: 'End',
    transcript: 'Transcript',
    contributions: 'Contributions',
    contributedPersons: 'Persons contributed',
    contributedDocuments: 'Documents contributed',
  },
  methods: {
    email: 'E-mail',
    phone: 'Telephone',
    visit: 'Visit',
    feedback: 'Feedback',
    post: 'Post',
  },
  types: {
    contact_moment: 'Contact moment',
    key_story: 'Key story',
  },
  contributionTypes: {
    person: 'Person',
    document: 'Document',
  },
  messages: {
    saveFailed: 'The contact could not be saved',
    removed: '{name} was removed',
    removeFailed: '{name} could not be removed',
    invalidStart: 'The start is not a valid date and time',
    invalidEnd: 'The end is not a valid date and time',
    active: 'A contact moment is being recorded',
    cancel: 'Discard this contact moment? The data will be lost.',
    offerContribution: 'Register as a contribution to the contact moment?',
  },
} satisfies TranslationOf<typeof nl>;
