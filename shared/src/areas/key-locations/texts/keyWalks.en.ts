import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { keyWalks as nl } from './keyWalks.nl.ts';

export const keyWalks: TranslationOf<typeof nl> = {
  theme: 'Theme',
  themeIn: 'Theme ({language})',
  themeHint:
    'What visitors choose the walk by, such as ‘Gas’ or ‘Ypres rebuilt’. A language without a text shows the Dutch one.',
  keys: 'Keys in order',
  keysHint: 'Choose a key to add it at the end; the arrows change the order.',
  addKey: 'Add a key',
  noKeys: 'No key chosen yet.',
  allKeys: 'All keys are on the walk.',
  up: 'Move {name} forward',
  down: 'Move {name} back',
  takeOut: 'Take {name} out of the walk',
  moved: '{name} is now in place {place}',
  crow: 'In a straight line from key to key: {distance}.',
  length: 'Length in km',
  lengthHint: 'Along the streets, for example 2.4.',
  minutes: 'Minutes',
  minutesHint: 'Without the time for reading.',
  forChildren: 'Suitable for children',
  create: 'Add a theme walk',
  edit: 'Edit {name}',
  remove: 'Remove {name}',
  removeText: 'The keys themselves stay.',
  saved: '{name} has been saved',
  lead: 'On the list of keys visitors choose a theme and follow the keys in your order.',
};
