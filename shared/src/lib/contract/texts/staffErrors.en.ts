import type { TranslationOf } from '../../i18n/texts.ts';
import type { staffErrors as nl } from './staffErrors.nl.ts';

/** Errors of methods that staff alone call. Visitors do not fetch their words. */
export const staffErrors = {
  comparisonUnderWay: 'The persons are being compared already.',
  recordMergedWithItself: 'This is the same one twice.',
  recordMergeUndone: 'This merge has been undone already.',
  laterRecordMergeStands: 'One of the two was merged again later. Undo that merge first.',
  lookupFailed:
    'The look-up service gave no usable answer. What you typed is still here; try again later or fill it in yourself.',
  placeTextChanged: 'Other events have this text by now. Look again, then link.',
  personMergedWithItself: 'These are not two persons but one and the same.',
  mergeUndone: 'This merge has already been undone.',
  laterMergeStands: 'These persons were merged again later. Undo that merge first.',
  irishMemorialStays: 'The memorial of the Irish Memorial Records has to stay. Swap the two.',
  militaryTypesDiffer: 'Only entities of the same type can be merged.',
  militaryMergeMakesCircle: 'By its events one entity is part of the other. Change those events first.',
  placeMergeMakesCircle: 'By the data one of these places lies in the other. Change first in what they lie.',
  storyNeedsLink: 'No published story is linked to this one yet. A kiosk needs at least one.',
  noScreenshot: 'No picture of this screen has been taken yet.',
  kioskNotPaired: 'No device is paired with this kiosk.',
  backupUnderWay: 'A backup is being made already, or is about to begin.',
  catalogueCodeNotFound: 'The catalogue does not know this code. Check the code and try again.',
  catalogueRecordNotFound: 'The record is no longer in the catalogue. Nothing was taken over.',
  catalogueFailed: 'The catalogue gave no usable answer. Nothing was changed; try again later.',
  catalogueOff: 'No archive catalogue is set. Ask the administrator to set CATALOGUE_URL.',
  catalogueTooLarge:
    'This has too many pieces or too many levels to be taken over at once. Nothing was taken over; import its parts one by one.',
  draftChanged: 'Another tab or computer changed or ended this contact moment meanwhile.',
  contactPersonGone: 'The contact person of this contact moment no longer exists.',
  personNotNamed: 'Give a contact person, an e-mail address, or a first and a last name.',
  erasureNotConfirmed: 'What you typed is not the name shown above. Nothing was erased.',
  accountAtWork: 'An account of this person is still in use. Remove that account first. Nothing was erased.',
  nothingToErase: 'Nothing is held on this person: there was nothing to erase.',
  tooManySavedSearches: 'An account cannot keep more searches. Remove one first.',
  tooManyNightlyFunctions: 'No more functions can run by night for you. End one first.',
  accountWithoutEmail: 'Your account has no e-mail address. Fill one in first.',
  tooManyBulkChanges:
    'You already have as many changes of many under way as an account may. Wait until one is done, or stop one.',
  searchNotFollowed: 'You do not follow this search.',
  importUnderWay: 'Something is under way with this list already. Wait until it is done, or stop it.',
  importNotReady: 'Try the list first as it is now.',
  importDoublesOpen: 'Decide first what becomes of the rows of people who are here already.',
  importListRefused: 'The list cannot be read. Look at how it is read.',
  importTakenBack: 'This import has been taken back already.',
} satisfies TranslationOf<typeof nl>;
