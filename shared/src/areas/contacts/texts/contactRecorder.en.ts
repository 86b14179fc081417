import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { contactRecorder as nl } from './contactRecorder.nl.ts';

/** The recorder of a contact moment: its bar, its page, and what leads there. */
export const contactRecorder = {
  bar: 'Contact moment being recorded',
  open: 'To the contact moment',
  openOf: 'To the contact moment with {person}',
  menu: '{person}, {method}, begun {start}',
  minutes: '{minutes} min',
  hours: '{hours} h {minutes} min',
  lasts: 'Running for',
  contributions_one: '{count, number} contribution',
  contributions_other: '{count, number} contributions',
  saveStatus: {
    saved: 'Kept on the server',
    saving: 'Being kept',
    offline: 'Not on the server yet',
    refused: 'Not kept on the server',
  },
  explained: {
    saved: 'Everything is on the server: you can also go on at another computer.',
    saving: 'What you type is on its way to the server.',
    offline: 'The server cannot be reached. Everything is in this browser and goes to the server as soon as it can.',
    refused: 'The server does not keep this. Everything is in this browser; copy the text to be on the safe side.',
  },
  none: 'No contact moment is being recorded.',
  howToStart: 'Open a contact person and choose there how the contact takes place. The contact moment begins at once.',
  toContacts: 'To the contact persons',
  startHint: 'Year-month-day hour:minutes, such as 2026-11-26 14:05',
  startsLater: 'The start is later than now',
  noContributions: 'No contributions yet. Open a person or a document and press c or “Add as contribution”.',
  gone: 'no longer exists',
  add: 'Add as contribution',
  added: '{name} is a contribution to the contact moment',
  full: 'This contact moment cannot hold more contributions',
  takeOut: 'Take out {name}',
  copy: 'Copy the text',
  finish: 'Finish and save',
  finished_one: 'The contact moment with {person} was saved, with {count, number} contribution',
  finished_other: 'The contact moment with {person} was saved, with {count, number} contributions',
  finishFailed: 'The contact moment was not saved. Everything is still here.',
  discard: 'Discard',
  discardTitle: 'Contact moment with {person}',
  discarded: 'The contact moment was discarded',
  notices: {
    joined:
      'The transcript was also written in at another computer. Both texts are there now, with a line between them.',
    ended: 'The contact moment was finished or discarded elsewhere.',
    otherActive: 'A contact moment had already been started elsewhere. You see it here now.',
  },
  personGone: {
    removed:
      'The contact person {person} no longer exists. Choose who the contact was with: everything you typed goes along.',
    erased:
      'The data of {person} were erased. What is here is about that person and will not be kept: discard the contact moment.',
    choose: 'Another contact person',
  },
  understood: 'Understood',
  left: {
    title: 'Not saved yet of the contact with {person}',
    text: 'This was only here when the contact moment ended elsewhere. Copy it, or go on with it.',
    goOn: 'Go on in a new contact moment',
  },
  register: 'Register',
  doNotRegister: 'Do not register',
  start: 'Start a contact moment',
  noMoments: 'This is not a contribution to any contact moment.',
  feedback: {
    make: 'Make a contact moment',
    title: 'Contact moment with the sender',
    who: 'Who is the sender?',
    known: 'Contact persons with this name or e-mail address',
    sender: 'New contact person',
    noName: 'The sender gave no name: fill one in.',
    stored: 'The name and e-mail address will be kept among the contact persons.',
    begin: 'Start',
  },
} satisfies TranslationOf<typeof nl>;
