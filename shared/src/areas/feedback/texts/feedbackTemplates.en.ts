import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { feedbackTemplates as nl } from './feedbackTemplates.nl.ts';

export const feedbackTemplates = {
  name: 'Name',
  nameHint: 'By which colleagues know the text; visitors do not see it.',
  text: 'Text',
  languages: 'Languages',
  create: 'Add a reply template',
  edit: 'Edit {name}',
  remove: 'Remove {name}',
  removeText: 'Answers that were sent with it stay.',
  saved: '{name} was saved',
  lead: 'Texts to begin with when you answer a visitor. Write them in each language you need: a language without a text is not offered.',
  slots: 'These words in braces are filled in: {list}',
  unknown: '{list} cannot be filled in: choose from the words above.',
  slotNames: {
    reference: 'the number of the message',
    person: 'the name of the person',
    date: 'the day the message came',
  },
} satisfies TranslationOf<typeof nl>;
