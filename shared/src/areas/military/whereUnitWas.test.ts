import { expect, test } from 'vitest';
import { type PlacedHistory, whereUnitWas } from './whereUnitWas.ts';

interface Event extends PlacedHistory {
  readonly at?: string;
}

const track = (at: string, from_date: string, to_date = '????????'): Event => ({
  ...{ type: 'track', at, from_date, to_date, entity_id: null },
});
const parent = (type: 'structure' | 'attached', entity_id: string, from_date: string, to_date: string): Event => ({
  ...{ type, entity_id, from_date, to_date },
});

/** A battalion of a brigade of a division, lent to other gunners for a while. */
const histories: Record<string, readonly Event[]> = {
  battalion: [
    track('Vlamertinge', '19170725', '19170730'),
    track('Pilkem', '19170731', '19170804'),
    track('Poperinge', '191709??'),
    track('Somewhere', '????????'),
    parent('structure', 'brigade', '1915????', '1918????'),
    parent('attached', 'gunners', '19170810', '19170812'),
  ],
  brigade: [track('Elverdinge', '19170801', '19170820'), parent('structure', 'division', '1914????', '1918????')],
  division: [track('Proven', '19160601', '19160630'), parent('structure', 'battalion', '1914????', '1918????')],
  gunners: [track('Hooge', '191708??', '191708??')],
  loner: [],
};
const where = (from_date: string, to_date = from_date, unit = 'battalion') =>
  whereUnitWas(unit, { from_date, to_date }, (id) => histories[id] ?? []).map(
    ({ track: { at }, by, unitId }) => `${at} ${by} ${unitId}`,
  );

test.each([
  ['19170731', ['Pilkem own battalion']],
  ['19170730', ['Vlamertinge own battalion']],
  // A month or a year allows several days.
  ['191707??', ['Vlamertinge own battalion', 'Pilkem own battalion']],
  ['1917????', ['Vlamertinge own battalion', 'Pilkem own battalion', 'Poperinge own battalion']],
  // No track of its own: where the brigade was, unless it was lent to others just then.
  ['19170807', ['Elverdinge structure brigade']],
  ['19170811', ['Hooge attached gunners']],
  // Neither of the two: the division, two levels up.
  ['19160615', ['Proven structure division']],
  // A track without an end lasts until the next one; there is none.
  ['19171225', ['Poperinge own battalion']],
  // The brigade was somewhere then, but the battalion was not in it yet; circles lead nowhere.
  ['19140901', []],
])('on %s the unit was at %o', (date, expected) => expect(where(date)).toEqual(expected));

test('a track without an end ends where the next one begins', () => {
  const [first, second] = [track('Ieper', '19150101'), track('Lo', '19150301', '19150401')];
  const at = (date: string) =>
    whereUnitWas('x', { from_date: date, to_date: date }, () => [second, first]).map((stay) => stay.track.at);
  expect([at('19150228'), at('19150301'), at('19150601')]).toEqual([['Ieper'], ['Lo'], []]);
});

test('several days are asked for at once; a unit of which nothing is known was nowhere', () => {
  expect(where('19170730', '19170731')).toEqual(['Vlamertinge own battalion', 'Pilkem own battalion']);
  expect(where('1917????', '1917????', 'loner')).toEqual([]);
});

test('each unit above is asked once for some days, however many ways lead up to it', () => {
  let asked = 0;
  // Thirty layers of two units, each of them twice part of both units of the next; the last one was somewhere.
  const historyOf = (id: string): Event[] => {
    if (++asked > 1_000) throw new Error('asked without an end');
    const layer = Number(id.slice(1));
    if (layer === 30) return [track('Proven', '19170101')];
    return [0, 1].flatMap((_) =>
      ['a', 'b'].map((unit) => parent('structure', `${unit}${layer + 1}`, '????????', '????????')),
    );
  };
  const stays = whereUnitWas('a0', { from_date: '19170201', to_date: '19170201' }, historyOf);
  expect(stays.map(({ track: { at }, by, unitId }) => [at, by, unitId])).toEqual([
    ['Proven', 'structure', 'a30'],
    ['Proven', 'structure', 'b30'],
  ]);
  expect(asked).toBe(61);
});
