import { describe, expect, test } from 'vitest';
import { codeOf, FieldErrorList, refusalCodes, validationCodes, validationResultSchema } from './validation.ts';

test('the codes are those of the documents, and refusals have names of their own [VALID-10, VALID-11, VALID-12, VALID-13, VALID-14, VALID-15, VALID-16, VALID-17, VALID-18, VALID-19, VALID-20, VALID-21, VALID-22, VALID-23, VALID-24, VALID-25, VALID-26, VALID-27, VALID-28, VALID-29, VALID-30, VALID-31, VALID-32, VALID-33, VALID-34, VALID-35, VALID-36, VALID-37, ERR-27]', () => {
  expect([...validationCodes].sort()).toEqual(
    [
      'OK INVALID_FORMAT INVALID_LENGTH SPACES_NOT_ALLOWED TOO_MANY_VALUES DATA_ALREADY_EXISTS',
      'CONNECTION_ALREADY_EXISTS DATA_REQUIRED PLACE_LOOKUP_NOT_FOUND PLACE_LOOKUP_TOO_MANY_RESULTS',
      'USERNAME_OR_EMAIL_ALREADY_EXISTS AT_LEAST_ONE_FIELD_NEEDED INVALID_OPTION INVALID_DATE_ORDER EVENTS_OVERLAP',
      'REQUIRED DOES_NOT_EXIST INVALID_REFERENCE INVALID_DATA MILITARY_ENTITY_ALREADY_EXISTS SHOULD_BE_EMPTY',
      'CHILDREN_SHOULD_BE_EMPTY INVALID_STATUS_OPTION INVALID_PUBLISH_STATUS_OPTION',
      'INVALID_BRITISH_TRENCH_COORDINATES INVALID_YEAR INVALID_YEAR_2000 PERSON_ALREADY_HAS_STORY',
      'POSITION_INVALID POSITION_NOT_SET POSITION_LOCKED',
    ]
      .join(' ')
      .split(' ')
      .sort(),
  );
  expect(new Set([...validationCodes, ...refusalCodes]).size).toBe(validationCodes.length + refusalCodes.length);
  expect([...refusalCodes].sort()).toEqual(
    [
      'ENTITY_HAS_CONTENT REFERENCED_BY_CONTACT_PERSON REFERENCED_BY_CONTACT REFERENCED_BY_DOCUMENT',
      'REFERENCED_BY_PERSON_EVENT REFERENCED_BY_MEMORIAL REFERENCED_BY_RELATION REFERENCED_BY_PERSON_STORY',
      'REFERENCED_BY_MILITARY_ENTITY REFERENCED_BY_PLACE STORY_PUBLISHED STORY_REFERENCED_BY_STORY KEY_LOCATION_LINKED_TO_STORIES',
      'KEY_LOCATION_ON_WALK LINKED_STORY_NEEDS_CHILD_STORY LICENCE_UNKNOWN LICENCE_EXPIRED LICENCE_NOT_FOR_TARGET CROP_TOO_SMALL PICTURE_GONE',
      'BOTH_PERSONS_HAVE_STORY PERSON_MAY_BE_ALIVE',
      'OWN_ACCOUNT LAST_ADMIN PASSWORD_TOO_WEAK VERSION_REQUIRED INVALID_PHONE RECORD_REMOVED REFERENCED_BY_COLLECTION',
    ]
      .join(' ')
      .split(' ')
      .sort(),
  );
});

describe('a list of field errors', () => {
  test('is OK when empty, else NOK with each field’s errors as name: CODE, in order and once [VALID-03, VALID-05, VALID-08]', () => {
    const errors = new FieldErrorList();
    expect([errors.isEmpty, errors.result]).toEqual([true, { status: 'OK' }]);
    errors.add('surname', 'INVALID_LENGTH').add('none', 'ENTITY_HAS_CONTENT').add('surname', 'DATA_REQUIRED');
    errors
      .add('surname', 'INVALID_LENGTH')
      .merge({ 'storyText.nl.storyStatus': ['storyText.nl.storyStatus: REQUIRED'] });
    expect(errors.isEmpty).toBe(false);
    expect(errors.result).toEqual({
      status: 'NOK',
      data: {
        surname: ['surname: INVALID_LENGTH', 'surname: DATA_REQUIRED'],
        none: ['none: ENTITY_HAS_CONTENT'],
        'storyText.nl.storyStatus': ['storyText.nl.storyStatus: REQUIRED'],
      },
    });
    expect(validationResultSchema.parse(errors.result)).toEqual(errors.result);
  });

  test('holds fields named like members of every object', () => {
    const errors = new FieldErrorList().add('constructor', 'SHOULD_BE_EMPTY').add('__proto__', 'SHOULD_BE_EMPTY');
    expect(Object.entries(errors.errors)).toEqual([
      ['constructor', ['constructor: SHOULD_BE_EMPTY']],
      ['__proto__', ['__proto__: SHOULD_BE_EMPTY']],
    ]);
  });
});

test.each([
  ['born_date: INVALID_FORMAT', 'INVALID_FORMAT'],
  ['born_date: invalid format', 'INVALID_FORMAT'],
  ['none: at-least one  field-needed', 'AT_LEAST_ONE_FIELD_NEEDED'],
  ['REQUIRED', 'REQUIRED'],
  ['storyText.nl: x: required ', 'REQUIRED'],
])('the code of %j is %s [VALID-05, VALID-09]', (text, code) => {
  expect(codeOf(text)).toBe(code);
});
