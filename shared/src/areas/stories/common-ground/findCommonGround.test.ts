import { describe, expect, test } from 'vitest';
import type { Span } from './commonFact.ts';
import { findCommonGround, type LifeFacts, type LifePlace, type Stay } from './findCommonGround.ts';
import { presenceOf, untilWar } from './presence.ts';

const placeOf = (id: string, lat: number, lon: number, isSettlement = true): LifePlace => ({
  ...{ id, names: { nl: id }, isSettlement, lat, lon },
});
const diksmuide = placeOf('diksmuide', 51.0325, 2.865);
const ieper = placeOf('ieper', 50.8512, 2.8859);
/** 3 km away. */
const zillebeke = placeOf('zillebeke', 50.8353, 2.9214);

const stay = (place: LifePlace, start: string, end = '????????'): Stay => ({ place, presence: presenceOf(start, end) });
type Days = [start: string, end?: string];

const life = (given: Partial<LifeFacts> = {}): LifeFacts => ({
  ...{ died: null, fell: false, birthplace: null, deathplace: null, stays: [], services: [] },
  ...{ memorials: [], fates: [], tags: [], ...given },
});
const inCommon = (a: Partial<LifeFacts>, b: Partial<LifeFacts>) => findCommonGround(life(a), life(b));
const spanOf = (a: Stay, b: Stay) => inCommon({ stays: [a] }, { stays: [b] })[0];

describe('when both were at a place', () => {
  test.each<[string, Days, Days, Span | null]>([
    ['a month', ['1905????', '191410??'], ['191410??', '191411??'], { from: '191410??', to: '191410??' }],
    ['the same day', ['19170607'], ['19170607'], { from: '19170607', to: '19170607' }],
    ['some months', ['19160901', '191706??'], ['1905????', '191804??'], { from: '191609??', to: '191706??' }],
    ['years', ['1908????', '1914????'], ['1899????', '1914????'], { from: '1908????', to: '1914????' }],
    ['a year of which no more is known', ['1917????'], ['191701??', '191709??'], { from: '1917????', to: '1917????' }],
    ['not together', ['191704??', '191705??'], ['19170614', '19170620'], null],
    ['nobody knows', ['????????'], ['191704??', '191705??'], null],
    ['together only long after the war', ['1920????', '1974????'], ['1940????', '1951????'], null],
  ])('%s [KIOSK-06]', (_, a, b, span) => {
    expect(spanOf(stay(ieper, ...a), stay(ieper, ...b))).toMatchObject({ kind: 'place', span });
  });

  test('what is known of the year alone makes nobody be there all year', () => {
    expect(spanOf(stay(ieper, '1914????', '1916????'), stay(ieper, '191403??', '191405??'))).toMatchObject({
      span: null,
    });
  });

  test('a soldier’s home says nothing of the war', () => {
    const home = presenceOf('1898????', '1930????');
    const atHome: Stay = { place: ieper, presence: home && untilWar(home) };
    expect(spanOf(atHome, stay(ieper, '191704??', '191705??'))).toMatchObject({ span: null });
    expect(spanOf(atHome, stay(ieper, '191302??', '191305??'))).toMatchObject({ span: { from: '191302??' } });
  });
});

test('places a few kilometres apart count at the same time only, this life’s place first', () => {
  const here = stay(ieper, '191504??');
  expect(spanOf(here, stay(zillebeke, '191504??', '191506??'))).toEqual({
    kind: 'near',
    place: { id: 'ieper', names: { nl: 'ieper' }, isSettlement: true },
    other: { id: 'zillebeke', names: { nl: 'zillebeke' }, isSettlement: true },
    km: expect.closeTo(3.056, 2),
    span: { from: '191504??', to: '191504??' },
  });
  expect(spanOf(here, stay(zillebeke, '191606??'))).toBeUndefined();
  expect(spanOf(here, stay(diksmuide, '191504??'))).toBeUndefined();
});

test('the most telling comes first: a day of death, a unit, a place in the war; a theme last, three at most [KIOSK-06, KIOSK-13]', () => {
  const service = {
    unit: { army: 'B.E.F.', regiment: 'Royal Scots', unit: 'Battalion', unit_nr: '2' },
    ...{ unitKey: 'b|scots|bn|2', regimentKey: 'b|scots' },
  };
  const both: Partial<LifeFacts> = {
    died: '19141122',
    stays: [stay(ieper, '191411??')],
    services: [service],
    tags: ['gas'],
    fates: ['wounded'],
    birthplace: diksmuide,
    memorials: [{ id: 'm', name: 'Menenpoort', type: 'plate' }],
  };
  const kinds = (a: Partial<LifeFacts>, b: Partial<LifeFacts>) => inCommon(a, b).map(({ kind }) => kind);
  expect(kinds(both, both)).toEqual(['died', 'unit', 'place']);
  const { died: _died, stays: _stays, services: _services, ...rest } = both;
  expect(kinds(rest, both)).toEqual(['memorial', 'born', 'fate']);
  expect(kinds({ tags: ['art', 'gas'] }, both)).toEqual(['theme']);
  expect(kinds({ tags: ['art'] }, both)).toEqual([]);
});

test('a regiment is shared where the units differ, and is said without them', () => {
  const of = (nr: string) => ({
    unit: { army: 'B.E.F.', regiment: 'Royal Scots', unit: 'Battalion', unit_nr: nr },
    ...{ unitKey: `b|scots|bn|${nr}`, regimentKey: 'b|scots' },
  });
  expect(inCommon({ services: [of('2')] }, { services: [of('7')] })).toEqual([
    { kind: 'unit', unit: { army: 'B.E.F.', regiment: 'Royal Scots', unit: '', unit_nr: '' } },
  ]);
  const unnamed = { unit: { army: '', regiment: '', unit: '', unit_nr: '' }, unitKey: '', regimentKey: '' };
  expect(inCommon({ services: [unnamed] }, { services: [unnamed] })).toEqual([]);
});

test('who died on the same day at the same place is not said to have been there besides', () => {
  const dead = { died: '19170607', fell: true, deathplace: ieper, stays: [stay(ieper, '19170607')] };
  expect(inCommon(dead, { ...dead, fell: false })).toEqual([
    { kind: 'died', date: '19170607', fell: false, place: { id: 'ieper', names: { nl: 'ieper' }, isSettlement: true } },
  ]);
  expect(inCommon(dead, { ...dead, deathplace: zillebeke, stays: [] })).toMatchObject([{ fell: true, place: null }]);
});
