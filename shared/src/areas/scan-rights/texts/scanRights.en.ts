import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { scanRights as nl } from './scanRights.nl.ts';

/** Under which rights scans are used, and whether visitors see them. */
export const scanRights = {
  title: 'Rights to the scans',
  unsaidOpen: 'No rights have been entered. As the document is disclosed, visitors see the scans.',
  unsaidClosed: 'No rights have been entered. Once the document is disclosed, visitors see the scans.',
  unsaidBox:
    'No rights have been entered. What you enter here applies to each document of this collection that has none of its own.',
  problems: {
    LICENCE_UNKNOWN: 'Visitors do not see these scans: the rights are unknown.',
    LICENCE_EXPIRED: 'Visitors do not see these scans: the permission has ended.',
    LICENCE_NOT_FOR_TARGET: 'Visitors do not see these scans: they may not be used on the website.',
  },
  stays: 'Title, description and transcription can still be read.',
  inherited: 'Inherited from',
  say: 'Enter the rights',
  change: 'Change the rights',
  takeBack: 'Use the rights of the whole again',
  takeBackText:
    'What was entered here no longer applies. What was entered for the whole document or for the collection applies again.',
  takeBackVerb: 'Use them',
  takenBack: 'The rights of the whole apply here again',
  saved: 'The rights were saved',
  many_one: 'Rights to {count, number} item',
  many_other: 'Rights to {count, number} items',
  manyEmpty: 'Whatever you leave empty stays as it is for each item.',
  rights: 'Rights…',
  hidden: 'Not shown to visitors',
} satisfies TranslationOf<typeof nl>;
