import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeDate } from '../dates/partialDate.ts';
import { compareEvents } from './eventOrder.ts';
import { type EventType, eventTypes, memorialKinds } from './eventTypes.ts';

type Ordered = Parameters<typeof compareEvents>[0];

const event = (type: EventType, sort_start_date = '????????', more: Partial<Ordered> = {}): Ordered => ({
  id: 'a',
  type,
  sort_start_date,
  ...more,
});
const sorted = (events: Ordered[]) => [...events].sort(compareEvents);
/** Whether `events` stand in order already and no other order would do. */
function expectOrder(...events: Ordered[]): void {
  expect(sorted([...events].reverse())).toEqual(events);
}

describe('the order of events', () => {
  test('is born; then school, work, where, marriage; then military, jailed, injured, hospitalized; died, memorated, decorated, cwxrm, extra [EVENT-26, EVENT-27, PUBLIC-16]', () => {
    const ranks: EventType[][] = [
      ['born'],
      ['school', 'work', 'where', 'marriage'],
      ['military', 'jailed', 'injured', 'hospitalized'],
      ['died'],
      ['memorated'],
      ['decorated'],
      ['cwxrm'],
      ['extra'],
    ];
    expect(ranks.flat().sort()).toEqual([...eventTypes].sort());
    for (const [rank, types] of ranks.entries()) {
      for (const type of types) {
        for (const later of ranks.slice(rank + 1).flat()) {
          // Whatever the dates say: the rank comes first.
          expectOrder(event(type, '19200101'), event(later, '19140101'));
        }
        for (const equal of types) expectOrder(event(type, '19140101'), event(equal, '19140102'));
      }
    }
  });

  test('is by year, month and day inside one rank, unknown parts last [EVENT-28, DATE-12]', () => {
    expectOrder(
      ...[
        '19141231',
        '19150101',
        '19150102',
        '191501??',
        '19150201',
        '1915????',
        '19160101',
        '????0101',
        '????????',
      ].map((date) => event('injured', date)),
    );
  });

  test('puts an original grave before a current one before others, whatever the dates [EVENT-29]', () => {
    expectOrder(
      event('memorated', '1930????', { memorial_kind: 'original' }),
      event('memorated', '1920????', { memorial_kind: 'current' }),
      event('memorated', '1918????', { memorial_kind: 'none' }),
      event('memorated', '1919????', { memorial_kind: 'unknown' }),
    );
  });

  test('is total: any two events differ in order, both ways round the same, and chains hold', () => {
    const part = (min: number, max: number) => fc.option(fc.integer({ min, max }));
    const drawn = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      type: fc.constantFrom(...eventTypes),
      sort_start_date: fc
        .record({ day: part(1, 2), month: part(1, 2), year: part(1914, 1916) })
        .map((date) => encodeDate(date)),
      memorial_kind: fc.option(fc.constantFrom(...memorialKinds)),
    });
    fc.assert(
      fc.property(drawn, drawn, drawn, (a, b, c) => {
        const order = compareEvents(a, b);
        expect(Math.sign(order)).toBe(-Math.sign(compareEvents(b, a)) + 0);
        if (order === 0) expect(a.id).toBe(b.id);
        if (order <= 0 && compareEvents(b, c) <= 0) expect(compareEvents(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 5000 },
    );
  });
});
