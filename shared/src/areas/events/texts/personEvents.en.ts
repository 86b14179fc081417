import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { personEvents as nl } from './personEvents.nl.ts';

export const personEvents = {
  list: 'Events',
  add: 'Add an event',
  empty: 'No event of this person is known yet.',
  createTitle: 'New event: {type}',
  editTitle: 'Edit {type}',
  edit: 'Edit {name}',
  remove: 'Remove {name}',
  created: '{name} was added',
  saveAndNext: 'Save and next',
  saved: '{name} was saved',
  on: '{type} ({date})',
  removeText:
    'The event disappears from the dates of this life, on the public page too. This cannot be undone, except by an administrator, who can put it back from the person’s history.',
  removeSponsorText:
    'The sponsorship disappears; without the last one the person no longer counts as remembered. This cannot be undone, except by an administrator, who can put it back from the person’s history.',
  personsDate: 'This date belongs to the details of the person.',
  replaceTitle: 'Take over {name}?',
  replaceText: 'The unit brings its own names. What you typed is replaced:',
  replace: 'Take over',
  linkHint: 'Also found from army, regiment, unit and number when you save.',
  until: 'to',
} satisfies TranslationOf<typeof nl>;
