import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { catalogueImport as nl } from './catalogueImport.nl.ts';

export const catalogueImport = {
  title: 'From the catalogue',
  code: 'Code in the catalogue',
  look: 'Look up',
  looking: 'Asking the catalogue…',
  isCollection: 'Collection',
  isHere: 'This is here already.',
  isHereWithin: 'This is here already, in the collection “{collection}”.',
  openHere: 'Open what is here',
  importIt: 'Import this collection',
  imported: 'The collection was imported',
  importedInPart_one: 'The collection was imported, except for one piece. Compare it with the catalogue to see which.',
  importedInPart_other:
    'The collection was imported, except for {count, number} pieces. Compare it with the catalogue to see which.',
  failures: {
    unreachable: 'The catalogue cannot be reached.',
    timeout: 'The catalogue answers too slowly.',
    refused: 'The catalogue refuses the request.',
    failed: 'The catalogue answered with a fault of its own.',
    unreadable: 'The catalogue’s answer cannot be read.',
  },
  resting_one:
    'The catalogue gave no usable answer several times in a row and is left alone for a while: it is asked again in one second, or at once when you ask once more. Nothing was changed.',
  resting_other:
    'The catalogue gave no usable answer several times in a row and is left alone for a while: it is asked again in {count, number} seconds, or at once when you ask once more. Nothing was changed.',
  compare: 'Compare with the catalogue',
  same: 'What stands here is the same as in the catalogue.',
  here: 'Here',
  there: 'In the catalogue',
  nothing: 'nothing',
  takeOver: 'Take over what is ticked',
  takenOver: 'Taken over from the catalogue',
  newParts_one: 'The catalogue has one part of it that is not here yet.',
  newParts_other: 'The catalogue has {count, number} parts of it that are not here yet.',
  addParts_one: 'Add it as a document',
  addParts_other: 'Add them as documents',
  into: 'in “{whole}”',
  leftOut_one: 'The catalogue names a piece that cannot be taken over, or not with all that it holds.',
  leftOut_other:
    'The catalogue names {count, number} pieces that cannot be taken over, or not with all that they hold.',
  why: {
    missing: 'no record has this code',
    cycle: 'is part of itself in the catalogue',
    twice: 'stands in two places; taken over once',
    unasked: 'this code cannot be asked for; what it holds was not read',
    here: 'is here already, by itself or in another collection; not taken over again',
  },
  notSet: 'No archive catalogue has been set up: nothing can be imported from one. Set CATALOGUE_URL.',
} satisfies TranslationOf<typeof nl>;
