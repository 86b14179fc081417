import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { contactPages as nl } from './contactPages.nl.ts';

/** Screens of contact persons and contact moments, as staff read them. */
export const contactPages = {
  saved: '{name} was saved',
  remove: 'Remove {name}',
  removeText: 'This cannot be undone.',
  namesOnly:
    'You see names alone here: contact details are personal, and only those who have the right to may read them.',
  nameOnly:
    'You see the name and when there was contact. Address, telephone, e-mail and notes may be read only by those who have the right to.',
  momentsWithoutWords:
    'You see with whom and when there was contact. What was said may be read only by those who have the right to.',
  address: 'Address',
  similar: 'Is it one of these contact persons?',
  similarCount_one: '{count, number} contact person has a similar name.',
  similarCount_other: '{count, number} contact persons have similar names.',
  noMoments: 'No contact moment with this contact person was recorded yet.',
  momentWith: 'Contact moment with {name}',
  momentOf: 'Contact moment with {name}, {start}',
  editMoment: 'Edit {name}',
  viewMoment: 'View {name}',
  toPerson: 'To the contact person',
  toStory: 'To the story',
  ofStory: 'This contact moment belongs to a key story and follows it. It can only be read here.',
  noContributions: 'No contributions yet.',
  addContribution: 'Add what came of this contact: a person or a document.',
  doubles: {
    lead: 'Contact persons who are probably the same, the surest first: a same name with one e-mail address or telephone number, one e-mail address, or a same name in one place. A shared telephone number alone does not count: it is often a family.',
    none: 'No two contact persons look the same: every pair was merged or counts as not the same.',
    why: 'What is the same',
  },
  doubleReasons: {
    name: 'same name',
    similarName: 'nearly the same name',
    email: 'same e-mail address',
    phone: 'same telephone number',
    place: 'same place',
    nothingElse: 'nothing else is known of one of them',
  },
  merge: {
    title: 'Merge contact persons',
    name: 'Name',
    leftOut: 'What you do not choose is not lost: it goes to the notes.',
    tooLong: 'The notes of both are too long together to be saved. Shorten them first.',
    merged: '{merged} and {kept} were merged',
    gone: 'This contact person was removed',
    into: 'You were redirected: the contact person you opened was merged with this one.',
  },
} satisfies TranslationOf<typeof nl>;
