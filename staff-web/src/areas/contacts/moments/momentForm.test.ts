import type { ContactMoment } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { expect, test } from 'vitest';
import { checkForm, editedMoment, inputOf, withSaved } from './momentForm.ts';

const letter = { type: 'document', targetId: 'letter', name: 'A letter' } as const;
const nurse = { type: 'person', targetId: 'nurse', name: 'A nurse' } as const;
const moment: ContactMoment = {
  ...{ id: 'one', version: 3, type: 'contact_moment', contactPersonId: 'griet', storyId: null },
  ...{ personFirstName: 'Griet', personLastName: 'Maes', contactMethod: 'visit' },
  ...{ start: '2026-05-04 10:00', end: null, transcript: '', contributions: [letter, nurse] },
};
const edited = editedMoment(moment);

test('times are sent as the documents write them, and contributions without the names that were shown [MOMENT-04, MOMENT-08]', () => {
  const input = inputOf({ ...edited, start: '4/5/2026 9:30' });
  expect(input).toMatchObject({ start: '2026-05-04 09:30', end: '' });
  expect(input.contributions).toEqual([
    { type: 'document', targetId: 'letter' },
    { type: 'person', targetId: 'nurse' },
  ]);
});

test('a start or an end that is no moment is refused at its field, an end before the start at the end [MOMENT-22]', () => {
  expect(checkForm(edited, edited)).toEqual({});
  expect(checkForm({ ...edited, start: 'noon' }, edited)).toEqual({ start: ['start: INVALID_FORMAT'] });
  expect(checkForm({ ...edited, end: '2026-05-04 24:00' }, edited)).toEqual({ end: ['end: INVALID_FORMAT'] });
  expect(checkForm({ ...edited, end: '2026-05-04 09:59' }, edited)).toEqual({ end: ['end: INVALID_DATE_ORDER'] });
});

test('what somebody else saved keeps the contributions that they did not touch, with the names that are known', () => {
  expect(withSaved(edited, { transcript: 'more' })).toMatchObject({
    transcript: 'more',
    contributions: [letter, nurse],
  });
  expect(withSaved(edited, { persons: ['nurse', 'aunt'] }).contributions).toEqual([
    nurse,
    { type: 'person', targetId: 'aunt', name: '' },
    letter,
  ]);
  expect(withSaved(edited, { end: null }).end).toBe('');
});
