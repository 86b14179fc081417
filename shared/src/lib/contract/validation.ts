import { z } from 'zod';
import { recordOf } from '../schemas/recordOf.ts';

/** The documents' named validation codes (document 1 section 5), written as VALID-09 decides. */
export const validationCodes = [
  'OK',
  'INVALID_FORMAT',
  'INVALID_LENGTH',
  'SPACES_NOT_ALLOWED',
  'TOO_MANY_VALUES',
  'DATA_ALREADY_EXISTS',
  'CONNECTION_ALREADY_EXISTS',
  'DATA_REQUIRED',
  'PLACE_LOOKUP_NOT_FOUND',
  'PLACE_LOOKUP_TOO_MANY_RESULTS',
  'USERNAME_OR_EMAIL_ALREADY_EXISTS',
  'AT_LEAST_ONE_FIELD_NEEDED',
  'INVALID_OPTION',
  'INVALID_DATE_ORDER',
  'EVENTS_OVERLAP',
  'REQUIRED',
  'DOES_NOT_EXIST',
  'INVALID_REFERENCE',
  'INVALID_DATA',
  'MILITARY_ENTITY_ALREADY_EXISTS',
  'SHOULD_BE_EMPTY',
  'CHILDREN_SHOULD_BE_EMPTY',
  'INVALID_STATUS_OPTION',
  'INVALID_PUBLISH_STATUS_OPTION',
  'INVALID_BRITISH_TRENCH_COORDINATES',
  'INVALID_YEAR',
  'INVALID_YEAR_2000',
  'PERSON_ALREADY_HAS_STORY',
  'POSITION_INVALID',
  'POSITION_NOT_SET',
  'POSITION_LOCKED',
] as const;
export type ValidationCode = (typeof validationCodes)[number];

/** Why a removal or change is refused (ERR-27, USER-20). They stand under the key `none`, or at the field refused. */
export const refusalCodes = [
  'ENTITY_HAS_CONTENT',
  'REFERENCED_BY_CONTACT_PERSON',
  'REFERENCED_BY_CONTACT',
  'REFERENCED_BY_DOCUMENT',
  'REFERENCED_BY_COLLECTION',
  'REFERENCED_BY_PERSON_EVENT',
  'REFERENCED_BY_MEMORIAL',
  'REFERENCED_BY_RELATION',
  'REFERENCED_BY_PERSON_STORY',
  'REFERENCED_BY_MILITARY_ENTITY',
  'REFERENCED_BY_PLACE',
  'STORY_PUBLISHED',
  'STORY_REFERENCED_BY_STORY',
  'PERSON_MAY_BE_ALIVE',
  'KEY_LOCATION_LINKED_TO_STORIES',
  'KEY_LOCATION_ON_WALK',
  'LINKED_STORY_NEEDS_CHILD_STORY',
  'LICENCE_UNKNOWN',
  'LICENCE_EXPIRED',
  'LICENCE_NOT_FOR_TARGET',
  'CROP_TOO_SMALL',
  'PICTURE_GONE',
  'PASSWORD_TOO_WEAK',
  'VERSION_REQUIRED',
  'INVALID_PHONE',
  'BOTH_PERSONS_HAVE_STORY',
  'OWN_ACCOUNT',
  'LAST_ADMIN',
  'RECORD_REMOVED',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/**
 * Field key to the list of its errors, each as `name: CODE`; the key `none` holds errors of the whole record. Where a field is a
 * list, the name may say which of it: `references.2: CODE` is of the third.
 */
export const fieldErrorsSchema = recordOf(z.array(z.string()), {
  described: { type: 'array', items: { type: 'string' } },
});
export type FieldErrors = z.infer<typeof fieldErrorsSchema>;

/** What every `validate…` method answers. */
export const validationResultSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('OK') }),
  z.strictObject({ status: z.literal('NOK'), data: fieldErrorsSchema }),
]);
export type ValidationResult = z.infer<typeof validationResultSchema>;

/** Collects field errors while a record is checked; the order of calls is the order of the errors. */
export class FieldErrorList {
  // A map, because a field may bear any name that a client sends, `constructor` and `__proto__` too.
  readonly #errors = new Map<string, readonly string[]>();

  add(field: string, code: ValidationCode | RefusalCode): this {
    return this.#put(field, [`${field}: ${code}`]);
  }

  /** Of one entry of a list: under the key of the list, with its place from 0 in the name, as in `references.2: DOES_NOT_EXIST`. */
  addAt(field: string, place: number, code: ValidationCode | RefusalCode): this {
    return this.#put(field, [`${field}.${place}: ${code}`]);
  }

  merge(other: FieldErrors): this {
    for (const [field, list] of Object.entries(other)) this.#put(field, list);
    return this;
  }

  #put(field: string, list: readonly string[]): this {
    this.#errors.set(field, [...new Set([...(this.#errors.get(field) ?? []), ...list])]);
    return this;
  }

  get isEmpty(): boolean {
    return this.#errors.size === 0;
  }

  get errors(): FieldErrors {
    return Object.fromEntries([...this.#errors].map(([field, list]) => [field, [...list]]));
  }

  get result(): ValidationResult {
    return this.isEmpty ? { status: 'OK' } : { status: 'NOK', data: this.errors };
  }
}

/** What is said of one entry of a list among the errors of the whole, see `FieldErrorList.addAt`. */
export const errorsOfEntry = (field: string, place: number, errors: readonly string[]): string[] =>
  errors.filter((error) => error.startsWith(`${field}.${place}:`));

/** What is said of a list as a whole among its errors. */
export const errorsOfList = (field: string, errors: readonly string[]): string[] =>
  errors.filter((error) => !/^\.\d+:/.test(error.slice(field.length)));

/** The code of an error text `name: code`, in the canonical spelling (VALID-05, VALID-09). */
export function codeOf(errorText: string): string {
  return (errorText.split(':').at(-1) ?? '')
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
}
