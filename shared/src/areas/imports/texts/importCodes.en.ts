import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { importCodes as nl } from './importCodes.nl.ts';

export const importCodes = {
  AT_LEAST_ONE_FIELD_NEEDED: 'There is no name in this row',
  KEY_EMPTY: 'Nothing names this row',
  KEY_REPEATED: 'A row before it has the same number',
  TOO_MANY_CELLS: 'More cells than columns',
  TOO_FEW_CELLS: 'Fewer cells than columns',
  QUOTE_NOT_CLOSED: 'A quotation mark is not closed',
  VALUE_NOT_IN_TABLE: 'A word whose meaning was not said',
  NO_MATCH:
    'The text does not have the expected form and stays as it is; a name is then not split into family name and first name',
  INVALID_DATA: 'The database refused this row',
  DATE_UNREADABLE: 'The date cannot be read; the comments keep the text',
  DATE_UNCERTAIN: 'The date is uncertain; the comments keep the text',
  PLACE_LOOKUP_NOT_FOUND: 'The place is not known; its text stays',
  PLACE_LOOKUP_TOO_MANY_RESULTS: 'It may be several places; the text stays',
  COUNTRY_UNKNOWN:
    'This is no country of today: the place gets none, and with a person the text stands in the comments',
  COUNTRY_GUESSED: 'The country of the place is guessed',
  COUNTRY_DIFFERS: 'Others state another country for this place; it becomes one of its own',
  MEMORIAL_NOT_FOUND: 'The memorial is not known; the event is left out',
  MEMORIAL_AMBIGUOUS: 'It may be several memorials; the event is left out',
  MEMORIAL_ALIKE: 'A memorial of this name is known at another place',
  CONNECTION_ALREADY_EXISTS: 'The row names a memorial twice',
  CONFLICT_PERSON: 'The person was changed since and stays so',
  CONFLICT_EVENT: 'An event was changed since and stays so',
  CONFLICT_RECORD: 'The record was changed since and stays so',
  CONFLICT_REMOVED: 'The person was removed since',
} satisfies TranslationOf<typeof nl>;
