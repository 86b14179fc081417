import { expect, test } from 'vitest';
import { militaryDetails } from './militaryDetails.ts';

type Service = Parameters<typeof militaryDetails>[0][number];

const service = (enlisted_rank: string, more: Partial<Service> = {}): Service => ({
  ...{ id: enlisted_rank, type: 'military', sort_start_date: '1915????', enlisted_reason: 'active service' },
  ...{
    enlisted_army: '',
    enlisted_regt: '',
    enlisted_unit: '',
    enlisted_nr: '',
    enlisted_sub: '',
    enlisted_number: '',
  },
  enlisted_rank,
  ...more,
});
/** Whether `first` is shown, wherever it stands among the others. */
function expectShown(first: Service, ...others: Service[]): void {
  expect(militaryDetails([first, ...others])?.rank).toBe(first.enlisted_rank);
  expect(militaryDetails([...others, first])?.rank).toBe(first.enlisted_rank);
}

test('lists show active service, else any other before enlistment [PERSON-05]', () => {
  const later = { sort_start_date: '1918????' };
  const [active, promoted] = [service('active'), service('promoted', { enlisted_reason: 'promoted', ...later })];
  const enlisted = service('enlisted', { enlisted_reason: 'enlisted', ...later });
  expectShown(active, promoted, enlisted);
  expectShown(promoted, enlisted);
  expectShown(service('untold', { enlisted_reason: null }), enlisted);
});

test('of several alike lists show the latest, and of one day the one recorded first [PERSON-05]', () => {
  expectShown(service('b', { sort_start_date: '1916????' }), service('a'), service('c'));
  expectShown(service('a'), service('b'), service('c'));
});

test('lists show all that is told of the service, under their own names; nothing without one [PERSON-05]', () => {
  const told = service('Private', {
    ...{ enlisted_army: 'B.E.F.', enlisted_regt: 'Royal Irish Rifles', enlisted_unit: 'Bn.', enlisted_nr: '2' },
    ...{ enlisted_sub: 'C Coy.', enlisted_number: '1234' },
  });
  expect(militaryDetails([service('of another type', { type: 'jailed' }), told])).toEqual({
    ...{ army: 'B.E.F.', regiment: 'Royal Irish Rifles', unit: 'Bn.', unit_nr: '2', sub: 'C Coy.' },
    ...{ rank: 'Private', number: '1234' },
  });
  expect(militaryDetails([service('of another type', { type: 'jailed' })])).toBeNull();
});
