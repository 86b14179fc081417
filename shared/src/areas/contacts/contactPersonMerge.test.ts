import { describe, expect, test } from 'vitest';
import { emptyContactPerson } from './checkContactPerson.ts';
import type { ContactPersonDraft } from './contactPersonFields.ts';
import { type ContactMergeChoices, mergeContactPersonDrafts } from './contactPersonMerge.ts';

const places = new Map([['p1', 'Ieper']]);
const merge = (kept: Partial<ContactPersonDraft>, merged: Partial<ContactPersonDraft>, choices?: ContactMergeChoices) =>
  mergeContactPersonDrafts({ ...emptyContactPerson, ...kept }, { ...emptyContactPerson, ...merged }, choices, places);

describe('what two contact persons become', () => {
  test('fills in what the first one lacks, and says nothing twice', () => {
    const other = { firstName: 'Griet', lastName: 'Maes', email: 'griet@example.org', notes: 'Belt liever.' };
    expect(merge({ lastName: 'Maes' }, other)).toEqual({ ...emptyContactPerson, ...other });
    expect(merge(other, other)).toEqual({ ...emptyContactPerson, ...other });
  });

  test('keeps what was not taken beneath the notes', () => {
    const [a, b] = [
      { lastName: 'Maes', phone: '057 1' },
      { lastName: 'Maas', phone: '057 2' },
    ];
    expect(merge(a, b)).toMatchObject({ ...a, notes: 'Maas\n057 2' });
    expect(merge(a, b, { phone: 'b' })).toMatchObject({ lastName: 'Maes', phone: '057 2', notes: 'Maas\n057 1' });
    expect(merge({ ...a, notes: 'Ook 057 2.' }, b).notes).toBe('Ook 057 2.\n\nMaas');
  });

  test('unites notes, each once', () => {
    expect(merge({ notes: 'Een.' }, { notes: 'Twee.' }).notes).toBe('Een.\n\nTwee.');
    expect(merge({ notes: 'Een.' }, { notes: 'Een. Twee.' }).notes).toBe('Een. Twee.');
    expect(merge({ notes: 'Een.' }, {}).notes).toBe('Een.');
  });

  test('takes a name and an address whole', () => {
    const market = { street: 'Grote Markt', streetNumber: '1' };
    const other = { street: 'Kiekenmarkt', placeId: 'p1' };
    expect(merge(market, other)).toMatchObject({ ...market, placeId: null, notes: 'Kiekenmarkt, Ieper' });
    expect(merge({ placeId: 'p1' }, other)).toMatchObject({ ...other, notes: '' });
    expect(merge({ firstName: 'Griet' }, { firstName: 'Margriet', lastName: 'Maes' })).toMatchObject({
      ...{ firstName: 'Griet', lastName: '', notes: 'Margriet Maes' },
    });
  });
});
