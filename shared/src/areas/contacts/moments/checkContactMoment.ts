import { FieldErrorList } from '../../../lib/contract/validation.ts';
import { readLocalMinute } from '../../../lib/dates/localMinute.ts';
import { cleanText, isOneOf } from '../../../lib/schemas/cleanText.ts';
import {
  type ContactEventType,
  type ContactMethod,
  type ContactMomentInput,
  type ContributionType,
  contactMethods,
  momentLimits,
} from './contactMoment.ts';

export interface StoredContribution {
  readonly type: ContributionType;
  readonly targetId: string;
}

/** A moment as it is stored; times as `YYYY-MM-DD HH:mm`. */
export interface ContactMomentDraft {
  readonly type: ContactEventType;
  /** Empty where none was given. */
  readonly contactPersonId: string;
  readonly contactMethod: ContactMethod;
  readonly start: string | null;
  readonly end: string | null;
  readonly transcript: string;
  readonly contributions: readonly StoredContribution[];
  readonly storyId: string | null;
}

export interface CheckedContactMoment {
  readonly draft: ContactMomentDraft;
  readonly errors: FieldErrorList;
}

/** What a moment has before its input is read; no method where nobody chose one. */
type ContactMomentBase = Omit<ContactMomentDraft, 'contactMethod'> & { readonly contactMethod: ContactMethod | null };

/** A new moment before anything is typed. */
const emptyContactMoment: ContactMomentBase = {
  type: 'contact_moment',
  contactPersonId: '',
  contactMethod: null,
  start: null,
  end: null,
  transcript: '',
  contributions: [],
  storyId: null,
};

/**
 * Checks what is given for a moment and answers it in stored form (MOMENT-22, MOMENT-29). Whether its person and its
 * contributions exist is checked where the database is at hand.
 *
 * @param base the stored moment for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkContactMoment(
  input: ContactMomentInput,
  base: ContactMomentBase = emptyContactMoment,
): CheckedContactMoment {
  const errors = new FieldErrorList();
  // Moments of key stories come and go with the story that names the person.
  if (input.type !== 'contact_moment' || base.type === 'key_story') errors.add('type', 'INVALID_OPTION');
  if (input.storyId) errors.add('storyId', 'SHOULD_BE_EMPTY');
  const contactPersonId = input.contactPersonId ?? base.contactPersonId;
  if (contactPersonId === '') errors.add('contactPersonId', 'DATA_REQUIRED');
  const start = readTime('start', input.start, base.start, errors);
  const end = readTime('end', input.end, base.end, errors);
  if (start !== null && end !== null && end < start) errors.add('end', 'INVALID_DATE_ORDER');
  const draft = {
    ...{ type: base.type, contactPersonId, start, end, storyId: base.storyId },
    contactMethod: readMethod(input.contactMethod, base.contactMethod, errors),
    transcript: readTranscript(input.transcript, base.transcript, errors),
    contributions: readContributions(input.contributions, base.contributions, errors),
  };
  return { draft, errors };
}

function readTime(
  field: 'start' | 'end',
  given: string | null | undefined,
  stored: string | null,
  errors: FieldErrorList,
): string | null {
  const text = given === undefined ? (stored ?? '') : (given ?? '').trim();
  if (text === '') {
    if (field === 'start') errors.add('start', 'DATA_REQUIRED');
    return null;
  }
  const moment = readLocalMinute(text);
  if (moment === null) errors.add(field, 'INVALID_FORMAT');
  return moment;
}

function readMethod(
  given: string | null | undefined,
  stored: ContactMethod | null,
  errors: FieldErrorList,
): ContactMethod {
  const method = given === undefined ? stored : given;
  if (method && isOneOf(contactMethods, method)) return method;
  errors.add('contactMethod', method ? 'INVALID_OPTION' : 'REQUIRED');
  return stored ?? contactMethods[0];
}

function readTranscript(given: string | null | undefined, stored: string, errors: FieldErrorList): string {
  if (given === undefined) return stored;
  const transcript = cleanText(given ?? '');
  if (transcript.length > momentLimits.transcript) errors.add('transcript', 'INVALID_LENGTH');
  return transcript;
}

function readContributions(
  given: ContactMomentInput['contributions'],
  stored: readonly StoredContribution[],
  errors: FieldErrorList,
): readonly StoredContribution[] {
  if (given === undefined) return stored;
  const contributions = (given ?? []).map(({ type, targetId }) => ({ type, targetId }));
  if (contributions.length > momentLimits.contributions) errors.add('contributions', 'TOO_MANY_VALUES');
  const targets = new Set(contributions.map(({ targetId }) => targetId));
  if (targets.size < contributions.length) errors.add('contributions', 'CONNECTION_ALREADY_EXISTS');
  return contributions;
}
