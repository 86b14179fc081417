import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeDate } from '../../lib/dates/partialDate.ts';
import { memorialKinds } from './eventChoices.ts';
import { chronological, compareEvents, lifePartOf, lifeParts } from './eventOrder.ts';
import { type EventType, eventTypes } from './eventTypes.ts';

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

describe('a life as it was lived', () => {
  const dated = (type: EventType, start: string) => ({ type, start });
  const startsOf = (...events: ReturnType<typeof dated>[]) => chronological(events).map(({ start }) => start);

  test('stands by date, whatever the kinds of events: 1890, 1909, 1914', () => {
    expect(
      startsOf(
        dated('born', '18900101'),
        dated('work', '1914????'),
        dated('military', '1909????'),
        dated('died', '1917????'),
      ),
    ).toEqual(['18900101', '1909????', '1914????', '1917????']);
  });

  test('begins with the birth, and nobody is remembered before they died', () => {
    const events = [
      dated('born', '1890????'),
      dated('school', '18900501'),
      dated('died', '1917????'),
      dated('memorated', '19170802'),
    ];
    expect(chronological(events).map(({ type }) => type)).toEqual(['born', 'school', 'died', 'memorated']);
  });

  test('has an event without a year where its kind belongs', () => {
    const events = [
      dated('born', '????????'),
      dated('work', '????????'),
      dated('military', '1914????'),
      dated('injured', '????0601'),
      dated('died', '????????'),
      dated('memorated', '????????'),
      dated('decorated', '1915????'),
      dated('extra', '????????'),
    ];
    expect(chronological(events).map(({ type }) => type)).toEqual([
      ...['born', 'work', 'military', 'injured', 'died', 'memorated', 'decorated', 'extra'],
    ]);
  });

  test('has what came before death and has no year before the first later kind, and what came after it behind the last earlier one', () => {
    const kinds = (...events: ReturnType<typeof dated>[]) => chronological(events).map(({ type }) => type);
    expect(kinds(dated('work', '????????'), dated('military', '1914????'), dated('died', '1917????'))).toEqual([
      ...['work', 'military', 'died'],
    ]);
    // Nothing of a later kind: the end of what is known of the life.
    expect(kinds(dated('work', '????????'), dated('school', '1909????'), dated('where', '1912????'))).toEqual([
      ...['school', 'where', 'work'],
    ]);
    // A death without a day comes after the service, though a decoration was given before the service ended.
    expect(kinds(dated('injured', '1916????'), dated('died', '????????'), dated('decorated', '1915????'))).toEqual([
      ...['decorated', 'injured', 'died'],
    ]);
    expect(kinds(dated('memorated', '????????'), dated('memorated', '1920????'), dated('extra', '1921????'))).toEqual([
      ...['memorated', 'memorated', 'extra'],
    ]);
  });

  test('has a remembrance on the day of its own when that is after the death', () => {
    const events = [dated('died', '1917????'), dated('memorated', '1927????'), dated('extra', '1920????')];
    expect(chronological(events).map(({ type }) => type)).toEqual(['died', 'extra', 'memorated']);
  });

  test('loses and doubles nothing, and its dated events never go back in time', () => {
    const drawn = fc.array(
      fc.record({
        type: fc.constantFrom(...eventTypes.filter((type) => type !== 'memorated')),
        start: fc.constantFrom('????????', '????0101', '1914????', '19140801', '191408??', '1917????', '19180101'),
      }),
    );
    fc.assert(
      fc.property(drawn, (events) => {
        const life = chronological(events);
        expect(new Set(life)).toEqual(new Set(events));
        expect(life).toHaveLength(events.length);
        const days = life
          .filter(({ type, start }) => type !== 'born' && !start.startsWith('?'))
          .map(({ start }) => start);
        expect(days).toEqual([...days].sort());
      }),
    );
  });
});

test('the headings of a person page follow the order of the documents', () => {
  const inOrder = eventTypes.map((type) => event(type, '19140101', { id: type })).sort(compareEvents);
  const parts = inOrder.map(({ type }) => lifeParts.indexOf(lifePartOf(type)));
  expect(parts).toEqual([...parts].sort());
  expect([...new Set(parts)]).toEqual([0, 1, 2, 3]);
});
