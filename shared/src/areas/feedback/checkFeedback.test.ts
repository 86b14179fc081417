import { describe, expect, test } from 'vitest';
import { checkFeedback } from './checkFeedback.ts';
import { eventProposalFields } from './proposalFields.ts';

const given = { email: 'an@example.org', description: 'Hij is mijn overgrootvader.' };

test('a message and a valid address are enough; the rest has its defaults [FEEDBACK-04, FEEDBACK-14]', () => {
  const { draft, errors } = checkFeedback(given);
  expect(errors.errors).toEqual({});
  expect(draft).toMatchObject({ status: 'submitted', subject: 'correction', publish: 'no', may_answer: true });
});

describe('refused with the keys of the documents [FEEDBACK-06]', () => {
  test.each([
    [{ email: '' }, { email: ['email: DATA_REQUIRED'] }],
    [{ email: 'an@' }, { email: ['email: INVALID_FORMAT'] }],
    [{ description: ' \n ' }, { description: ['description: DATA_REQUIRED'] }],
    [{ description: 'x'.repeat(5001) }, { description: ['description: INVALID_LENGTH'] }],
    [{ firstName: 'x'.repeat(101) }, { firstName: ['firstName: INVALID_LENGTH'] }],
    [{ lastName: 'x'.repeat(101) }, { lastName: ['lastName: INVALID_LENGTH'] }],
    [
      { firstName: 'Dear customer, your parcel: http://a.example', lastName: 'see www.b.example' },
      { firstName: ['firstName: INVALID_FORMAT'], lastName: ['lastName: INVALID_FORMAT'] },
    ],
    [{ lastName: 'your parcel at parcels.com' }, { lastName: ['lastName: INVALID_FORMAT'] }],
    [{ lastName: 'an@example.org' }, { lastName: ['lastName: INVALID_FORMAT'] }],
    [{ status: 'reviewed' }, { status: ['status: INVALID_STATUS_OPTION'] }],
    [{ subject: 'spam' }, { subject: ['subject: INVALID_OPTION'] }],
    [{ proposals: [{ field: 'in_namelist', value: 'no' }] }, { proposals: ['proposals: INVALID_OPTION'] }],
    [{ proposals: [{ field: 'born', value: '31/02/1917' }] }, { proposals: ['proposals: INVALID_FORMAT'] }],
    [{ proposals: [{ field: 'born', value: '19170231' }] }, { proposals: ['proposals: INVALID_FORMAT'] }],
  ])('%j', (wrong, errors) => {
    expect(checkFeedback({ ...given, ...wrong }).errors.errors).toEqual(errors);
  });
});

test.each(['J.Peeters', 'J.-P. de Smet', 'Dr.Janssens', 'Mc.Be', "O'Neil/Smith", 'Sr. Marie-Net'])(
  '%j is a name',
  (lastName) => {
    expect(checkFeedback({ ...given, lastName }).errors.isEmpty).toBe(true);
  },
);

test('names keep their emoji and script, texts lose what cannot be seen', () => {
  const { draft } = checkFeedback({ ...given, firstName: ' 👩‍👧 سليم ', description: 'a\u0000\r\nb\u200b' });
  expect(draft).toMatchObject({ firstName: '👩‍👧 سليم', description: 'a\nb' });
});

test('a draft may lack everything but must not be wrong', () => {
  expect(checkFeedback({ status: 'writing' }).errors.isEmpty).toBe(true);
  expect(checkFeedback({ status: 'writing', email: 'x' }).errors.errors).toEqual({ email: ['email: INVALID_FORMAT'] });
});

test('a correction field by field is a message too; empty ones are none', () => {
  const proposals = [
    { field: 'born', value: '1890????' },
    { field: 'surname', value: ' ' },
  ];
  const { draft, errors } = checkFeedback({ email: given.email, proposals });
  expect(errors.isEmpty).toBe(true);
  expect(draft.proposals).toEqual([{ event_id: null, field: 'born', value: '1890????', place_id: null }]);
});

test('what staff note of sponsors, and days that the person has, are not proposed for events', () => {
  expect(eventProposalFields('cwxrm')).toEqual([]);
  expect(eventProposalFields('died')).toEqual(['place', 'topo', 'death_reason']);
  expect(eventProposalFields('military')).toContain('enlisted_unit');
  expect(eventProposalFields('memorated')).not.toContain('place');
});
