import type { TranslationOf } from '../../i18n/texts.ts';
import type { forms as nl } from './forms.nl.ts';

export const forms = {
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  refused_one: '{count, number} field needs another look.',
  refused_other: '{count, number} fields need another look.',
  offered: 'Work from {when} was left here unsaved. Do you want to go on with it?',
  takeOffered: 'Go on with it',
  refuseOffered: 'Throw it away',
  takenOver: 'Somebody else has changed: {fields}. Their change was taken over; your work is still here.',
  savedBy: '{account} has saved this meanwhile. When you save, both changes are brought together.',
  removeTitle: 'Remove {name}?',
  removed: '{name} was removed',
  counter: '{length} of {limit} characters',
  markdown: {
    tools: 'Formatting of {field}',
    bold: 'Bold',
    italic: 'Italic',
    list: 'Bulleted list',
    preview: 'Preview',
    previewOf: 'Preview of {field}',
    empty: 'Nothing to show yet.',
  },
  conflict: {
    title: 'Somebody else saved first',
    whoWhen: '{account} saved this on {when}, while you were working on it.',
    somebody: 'Somebody saved this while you were working on it.',
    how: 'Choose for each field which value stays. The other one remains in the history or in this form.',
    theirs: 'Take the other value',
    mine: 'Keep mine',
    others: 'They also changed this; it is taken over.',
    postpone: 'Back to the form',
    decide: 'Save like this',
  },
} satisfies TranslationOf<typeof nl>;
