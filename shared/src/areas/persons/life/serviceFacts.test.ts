import { expect, test } from 'vitest';
import type { PublicEvent } from '../publicPerson.ts';
import { newServiceFacts, serviceFacts } from './serviceFacts.ts';

const military = (id: string, details: Record<string, string>, unit: PublicEvent['unit'] = null): PublicEvent => ({
  ...{ id, type: 'military', start: '????????', end: '????????', place: null, topo: '', description: '' },
  ...{ memorial: null, details, detailsInLanguages: {}, unit },
});
const regiment: NonNullable<PublicEvent['unit']> = {
  ...{ id: 'r', type: 'regiment' as const, army: 'B.E.F.', regiment: 'Royal Scots' },
  ...{ division: '', brigade: '', corps: '', unit: '', unit_nr: '' },
};

test('an event tells its unit in one phrase, of which a linked regiment gives its part', () => {
  const details = { enlisted_regt: 'R. Scots', enlisted_unit: 'Bn.', enlisted_nr: '2nd', enlisted_sub: 'A Coy' };
  expect(serviceFacts(military('a', details, regiment))).toEqual({
    ...{ unit: '2nd Battalion, Royal Scots', sub: 'A Company', army: 'B.E.F.', rank: '', number: '' },
  });
});

test('what an earlier event said is not said again, and what changed is', () => {
  const first = {
    enlisted_army: 'B.E.F.',
    enlisted_regt: 'Royal Scots',
    enlisted_rank: 'Private',
    enlisted_number: '7',
  };
  const facts = newServiceFacts([
    military('a', first),
    military('b', { ...first, enlisted_rank: 'Sergeant' }),
    military('c', { enlisted_rank: 'Private' }),
    military('d', first),
  ]);
  expect(facts.get('a')).toEqual({ unit: 'Royal Scots', sub: '', army: 'B.E.F.', rank: 'Private', number: '7' });
  const silent = { unit: '', sub: '', army: '', rank: '', number: '' };
  expect(facts.get('b')).toEqual({ ...silent, rank: 'Sergeant' });
  expect(facts.get('c')).toEqual({ ...silent, rank: 'Private' });
  expect(facts.get('d')).toEqual(silent);
});
