import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { scanRights as nl } from './scanRights.nl.ts';

/** Under which rights scans are used, and whether visitors see them. */
export const scanRights = {
  title: 'Rights to the scans',
  unsaidOpen: 'Nothing is said about the rights. As the document is disclosed, visitors see the scans.',
  unsaidClosed: 'Nothing is said about the rights. Once the document is disclosed, visitors see the scans.',
  unsaidBox:
    'Nothing is said about the rights. What you say here holds for each document of this collection for which nothing else is said.',
  problems: {
    LICENCE_UNKNOWN: 'Visitors do not see these scans: the rights are unknown.',
    LICENCE_EXPIRED: 'Visitors do not see these scans: the permission has ended.',
    LICENCE_NOT_FOR_TARGET: 'Visitors do not see these scans: they may not be used on the website.',
  },
  stays: 'Title, description and transcription can still be read.',
  inherited: 'Taken over from',
  say: 'Say the rights',
  change: 'Change the rights',
  takeBack: 'Take over again what holds more widely',
  takeBackText:
    'What is said here apart no longer holds. What is said for the whole or for the collection holds again.',
  takeBackVerb: 'Take over',
  takenBack: 'What is said more widely holds here again',
  saved: 'The rights were saved',
  many_one: 'Rights to {count, number} item',
  many_other: 'Rights to {count, number} items',
  manyEmpty: 'What you leave empty stays as each item has it.',
  rights: 'Rights…',
  hidden: 'Not shown to visitors',
} satisfies TranslationOf<typeof nl>;
