import { describe, expect, test } from 'vitest';
import { type EventCriterion, eventCriterionSchema } from './eventCriteria.ts';
import { maxDifferentItems, type PersonQueryInput, personQuerySchema } from './personQuery.ts';
import { locationCriterionSchema, textCriterionSchema } from './textCriterion.ts';

const read = (query: object) => personQuerySchema.parse(query as PersonQueryInput);
const refused = (query: object) => !personQuerySchema.safeParse(query).success;
const id = '00000000-0000-7000-8000-000000000001';

describe('a query of persons', () => {
  test('asks for everybody when nothing is said', () => {
    expect(read({})).toEqual({
      ...{ text: '', widen: true, sounds_alike: false, as_name: [], as_term: [], must: [], dataset: 'any', events: [] },
      ...{ gender: 'any', victim_type: 'any', victim_type_details: 'any', relation: 'any', documents: 'any' },
    });
  });

  test('takes choices in any case, and both words for no filter [ADVSEARCH-08]', () => {
    expect(read({ gender: 'MALE', victim_type: 'Military', relation: 'ALL' })).toMatchObject({
      ...{ gender: 'male', victim_type: 'military', relation: 'any' },
    });
    for (const wrong of [{ gender: 'man' }, { victim_type: 1 }, { dataset: 'nothing' }, { unknown: 'x' }]) {
      expect(refused(wrong), JSON.stringify(wrong)).toBe(true);
    }
  });

  test('takes a project by its id, as it was picked, or none', () => {
    expect(read({ project: id }).project).toBe(id);
    expect(read({ project: 'any' }).project).toBeUndefined();
    expect(read({ project: { id } }).project).toBe(id);
    expect(read({ project: { value: 'Ieper', mode: 'selected', id } }).project).toBe(id);
    expect(refused({ project: 'Ieper' })).toBe(true);
    expect(refused({ project: { value: 'Ieper', mode: 'contains', id } })).toBe(true);
    expect(refused({ project: { value: 'x'.repeat(501), id } })).toBe(true);
  });

  test('takes a kiosk by its number or the text of it, or none', () => {
    expect([read({ kiosk: 3 }).kiosk, read({ kiosk: '3' }).kiosk, read({ kiosk: 'any' }).kiosk]).toEqual([
      ...[3, 3, undefined],
    ]);
    expect([refused({ kiosk: 5 }), refused({ kiosk: '0' })]).toEqual([true, true]);
  });

  test('takes whole ages from 0 to 150, and days of which parts are unknown', () => {
    expect(read({ age: { from: 0, to: 150 }, born: { from: '1890????' } })).toMatchObject({
      ...{ age: { from: 0, to: 150 }, born: { from: '1890????' } },
    });
    for (const age of [{ from: -1 }, { to: 151 }, { from: 1.5 }, { to: -1 }, { from: 151 }]) {
      expect(refused({ age }), JSON.stringify(age)).toBe(true);
    }
    expect(refused({ died: { to: '1917' } })).toBe(true);
  });

  test('takes twenty events, of which eight of one stored type may differ', () => {
    const topo = (value: string) => ({ type: 'where', inputs: { topo: { value } } });
    const different = Array.from({ length: maxDifferentItems }, (_, at) => topo(`place ${at}`));
    const repeated = [...different, ...different];
    expect(read({ events: repeated }).events).toHaveLength(2 * maxDifferentItems);
    expect(refused({ events: [...different, topo('one more')] })).toBe(true);
    // Others of another type are none of them; a filter by units reads the same events as one by enlistment.
    expect(refused({ events: [...different, { type: 'school' }] })).toBe(false);
    const enlisted = different.map(({ inputs }) => ({ type: 'enlisted', inputs }));
    expect(refused({ events: [...enlisted, { type: 'event' }] })).toBe(true);
    expect(refused({ events: Array.from({ length: 21 }, () => topo('one')) })).toBe(true);
    expect(refused({ events: Array.from({ length: 20 }, () => topo('one')) })).toBe(false);
    expect(personQuerySchema.safeParse({ events: [...different, topo('one more')] }).error?.issues).toMatchObject([
      { code: 'too_big', origin: 'array', maximum: maxDifferentItems, inclusive: true, path: ['events'] },
    ]);
  });
});

describe('a filter by text', () => {
  test('looks inside by default, and has two words for "not equal" [ADVSEARCH-23]', () => {
    expect(textCriterionSchema.parse({})).toEqual({ value: '', mode: 'contains' });
    expect(textCriterionSchema.parse({ value: 'x', mode: 'notEqual' }).mode).toBe('not_equal');
    expect(textCriterionSchema.parse({ value: 'x', mode: 'not_equal' }).mode).toBe('not_equal');
    expect(textCriterionSchema.safeParse({ mode: 'like' }).success).toBe(false);
    expect(textCriterionSchema.safeParse({ value: 'x'.repeat(501) }).success).toBe(false);
    expect(textCriterionSchema.safeParse({ id: 'x'.repeat(101) }).success).toBe(false);
  });

  test('of a place reaches up to 1000 km [ADVSEARCH-33]', () => {
    const isTaken = (radius_km: number) => locationCriterionSchema.safeParse({ radius_km }).success;
    expect([-1, 0, 1000, 1001].map(isTaken)).toEqual([false, true, true, false]);
  });
});

describe('a filter by events', () => {
  const isTaken = (criterion: object) => eventCriterionSchema.safeParse(criterion).success;

  test('takes the inputs of its type alone [ADVSEARCH-31]', () => {
    expect(eventCriterionSchema.parse({ type: 'died' } as EventCriterion)).toEqual({ type: 'died', inputs: {} });
    expect(isTaken({ type: 'died', inputs: { reason: { value: 'gas' }, from: '1917????' } })).toBe(true);
    expect(isTaken({ type: 'died', inputs: { wound: { value: 'gas' } } })).toBe(false);
    expect(isTaken({ type: 'died', inputs: {}, more: 1 })).toBe(false);
    expect(isTaken({ type: 'buried' })).toBe(false);
  });

  test('takes of each input what it compares', () => {
    expect(isTaken({ type: 'died', inputs: { place: { value: 'Ieper', radius_km: 5 } } })).toBe(true);
    expect(isTaken({ type: 'died', inputs: { reason: { value: 'gas', radius_km: 5 } } })).toBe(false);
    expect(isTaken({ type: 'memorated', inputs: { memorial: { value: 'Tyne Cot', radius_km: 5 } } })).toBe(true);
    expect(isTaken({ type: 'where', inputs: { moveType: 'any' } })).toBe(true);
    expect(isTaken({ type: 'where', inputs: { moveType: 'fugitive' } })).toBe(true);
    expect(isTaken({ type: 'where', inputs: { moveType: 'elsewhere' } })).toBe(false);
    expect(isTaken({ type: 'event', inputs: { event_type: 'any', entity: { value: 'IV Corps' } } })).toBe(true);
    expect(isTaken({ type: 'event', inputs: { event_type: 'structure' } })).toBe(true);
    expect(isTaken({ type: 'event', inputs: { event_type: 'other' } })).toBe(false);
    expect(isTaken({ type: 'born', inputs: { from: 'yesterday' } })).toBe(false);
  });
});
