import { z } from 'zod';
import { FieldErrorList } from '../../lib/contract/validation.ts';
import { decodeDate } from '../../lib/dates/partialDate.ts';
import { isLanguage, type Language } from '../../lib/i18n/languages.ts';
import { cleanLine, cleanText, isOneOf } from '../../lib/schemas/cleanText.ts';
import {
  type FeedbackInput,
  type FeedbackStatus,
  type FeedbackSubject,
  feedbackLimits,
  feedbackSubjects,
  type Proposal,
  type PublishWish,
  publishWishes,
} from './personFeedback.ts';
import { isDateField, personProposalFields } from './proposalFields.ts';

/** A message as it is stored. */
export interface FeedbackDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly description: string;
  readonly language: Language;
  readonly status: Exclude<FeedbackStatus, 'reviewed'>;
  readonly subject: FeedbackSubject;
  readonly source: string;
  readonly origin: string;
  readonly may_answer: boolean;
  readonly publish: PublishWish;
  readonly proposals: readonly Proposal[];
}

/** An address of a page or a mailbox, also without `https://` before it: never a part of anybody's name. */
const hasLink = (name: string) =>
  /:\/\/|\bwww\.|@|\w\.\w{2,}\/|[\p{L}\d-]{3,}\.(?:com|net|org|info|biz|app|shop|xyz|top|be|nl|fr|de|eu|io|ru|cn)\b/iu.test(
    name,
  );

const isEmail = (text: string) => z.email().max(feedbackLimits.email).safeParse(text).success;

/**
 * Checks what a visitor gives (FEEDBACK-06, FEEDBACK-14) and answers it in stored form. A draft may lack what a message
 * that is sent must have. Whether the person and its events exist is checked where the database is at hand.
 */
export function checkFeedback(input: Omit<FeedbackInput, 'person_id'>): {
  draft: FeedbackDraft;
  errors: FieldErrorList;
} {
  const errors = new FieldErrorList();
  const line = (text: string | null | undefined) => cleanLine(text ?? '');
  const draft: FeedbackDraft = {
    firstName: line(input.firstName),
    lastName: line(input.lastName),
    email: line(input.email),
    description: cleanText(input.description ?? ''),
    language: isLanguage(input.language) ? input.language : 'nl',
    status: input.status === 'writing' ? 'writing' : 'submitted',
    subject: isOneOf(feedbackSubjects, input.subject ?? '') ? (input.subject as FeedbackSubject) : 'correction',
    source: cleanText(input.source ?? ''),
    origin: cleanText(input.origin ?? ''),
    may_answer: input.may_answer ?? true,
    publish: isOneOf(publishWishes, input.publish ?? '') ? (input.publish as PublishWish) : 'no',
    proposals: (input.proposals ?? []).map(cleanProposal).filter(({ value }) => value !== ''),
  };
  const isSent = draft.status === 'submitted';
  for (const field of ['firstName', 'lastName'] as const) {
    if (draft[field].length > feedbackLimits.name) errors.add(field, 'INVALID_LENGTH');
    else if (hasLink(draft[field])) errors.add(field, 'INVALID_FORMAT');
  }
  if (draft.email === '') {
    if (isSent) errors.add('email', 'DATA_REQUIRED');
  } else if (!isEmail(draft.email)) errors.add('email', 'INVALID_FORMAT');
  // What was corrected field by field need not be told again.
  if (draft.description === '' && isSent && draft.proposals.length === 0) errors.add('description', 'DATA_REQUIRED');
  if (draft.description.length > feedbackLimits.description) errors.add('description', 'INVALID_LENGTH');
  for (const field of ['source', 'origin'] as const) {
    if (draft[field].length > feedbackLimits[field]) errors.add(field, 'INVALID_LENGTH');
  }
  if (input.language && !isLanguage(input.language)) errors.add('language', 'INVALID_OPTION');
  if (input.subject && !isOneOf(feedbackSubjects, input.subject)) errors.add('subject', 'INVALID_OPTION');
  if (input.publish && !isOneOf(publishWishes, input.publish)) errors.add('publish', 'INVALID_OPTION');
  if (input.status && !['writing', 'submitted'].includes(input.status)) errors.add('status', 'INVALID_STATUS_OPTION');
  if (draft.proposals.length > feedbackLimits.proposals) errors.add('proposals', 'TOO_MANY_VALUES');
  for (const proposal of draft.proposals) checkProposal(proposal, errors);
  return { draft, errors };
}

type GivenProposal = NonNullable<FeedbackInput['proposals']>[number];

const cleanProposal = ({ event_id, field, value, place_id }: GivenProposal): Proposal => ({
  event_id: event_id ?? null,
  field,
  value: cleanLine(value),
  place_id: place_id ?? null,
});

function checkProposal({ event_id, field, value, place_id }: Proposal, errors: FieldErrorList): void {
  if (event_id === null && !isOneOf(personProposalFields, field)) errors.add('proposals', 'INVALID_OPTION');
  if (place_id !== null && field !== 'place') errors.add('proposals', 'INVALID_OPTION');
  if (value.length > feedbackLimits.value) errors.add('proposals', 'INVALID_LENGTH');
  if (isDateField(field) && decodeDate(value) === null) errors.add('proposals', 'INVALID_FORMAT');
}
