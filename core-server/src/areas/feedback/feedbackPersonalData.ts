import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';
import { erasedMark } from '../../lib/personal-data/ValueMatcher.ts';

/** Fields of the trail that tell who sent a message. */
export const senderFields = ['firstName', 'lastName', 'email'] as const;

/** SQL: a text without what looks like a mail address or a telephone number, whoever's it is. */
const withoutReach = (text: string) =>
  `regexp_replace(regexp_replace(${text}, '[^[:space:]@<>()]+@[^[:space:]@<>()]+\\.[[:alpha:]]{2,}', '${erasedMark}', 'g'),
    '(\\+|\\m0)[0-9]([ ()./-]{0,3}[0-9]){7,13}', '${erasedMark}', 'g')`;

/** What the columns of a message become whose sender goes. A form that was read before is a conflict then. */
export const withoutSender: Readonly<Record<string, string>> = {
  first_name: `''`,
  last_name: `''`,
  email: `''`,
  description: withoutReach('t.description'),
  source: withoutReach('t.source'),
  may_answer: 'false',
  publish: `CASE t.publish WHEN 'with_name' THEN 'without_name' ELSE t.publish END`,
  version: 't.version + 1',
};

const learnt = 'the museum learnt from it';

/** What was sent stays, as the museum learnt from it; who sent it goes. */
export const feedbackPersonalData: readonly PersonalDataTable[] = [
  {
    kind: 'feedback',
    table: 'person_feedback',
    found: { name: ['first_name', 'last_name'], email: 'email' },
    at: 't.timestamp',
    facts: {
      reference: 't.reference',
      name: `concat_ws(' ', t.first_name, t.last_name)`,
      email: 't.email',
      text: 't.description',
      source: 't.source',
      origin: 't.origin',
      notes: 't.note',
    },
    tellsNothing: {
      ...{ version: 'counts saves', may_answer: 'what was allowed', publish: 'what was allowed' },
      ...{ language: 'of the page', status: 'how far it is', subject: 'one of some kinds', outcome: 'how far it is' },
      ...{
        proposals: 'corrections to a person of the names list',
        feedback_session: 'says nothing that anybody can read',
      },
      ...{ reviewed_at: 'when staff decided', reviewed_by: 'an account', assigned_to: 'an account' },
    },
    keeps: {
      ...{ reference: 'by which the message is found', timestamp: 'when it came' },
      ...{ origin: learnt, note: 'what staff made of it' },
    },
    standsWith: { type: 'person', id: 't.person_id' },
    erased: withoutSender,
    trail: { entity: 'person_feedback', fields: senderFields },
    isFromGuests: true,
    isOfLiving: true,
  },
  {
    kind: 'feedback_reply',
    table: 'feedback_reply',
    of: { id: 't.feedback_id', kind: 'feedback' },
    at: 't.at',
    facts: { account: 't.account', text: 't.text' },
    tellsNothing: { mail_id: 'the mail, which is told as such' },
    keeps: { at: 'when it was written', account: 'who of staff wrote it', text: 'what the museum wrote' },
    erased: {},
    isOfLiving: true,
  },
];
