import { expect, test } from 'vitest';
import { findPersonAdvancedInternal } from '../staffPersonFunctions.ts';
import { printQuery } from './queryAddress.ts';
import type { SearchQuery } from './searchQuery.ts';
import { unknownParts } from './unknownParts.ts';

const beside = new Set(['tab', 'via']);
const unknown = (address: string) =>
  unknownParts(findPersonAdvancedInternal, [...new URLSearchParams(address)], beside).map(
    ({ key, value, field }) => `${key}=${value} ${field ?? '-'}`,
  );

const whole: SearchQuery = {
  ...{ text: 'Jan', widen: false, sounds_alike: true, must: ['Jan'], gender: 'MALE', dataset: 'deaths' },
  ...{ surname: { value: 'Jan', mode: 'head' }, nationality: { value: '', mode: 'empty' } },
  ...{ born: { from: '1880????', to: '1895????', certain: true }, died: { empty: true }, age: { from: '20' } },
  ...{ project: '01a', kiosk: '2', relation: 'friend', documents: 'with' },
  related: { value: 'Piet', mode: 'selected', id: '01b' },
  events: [
    {
      type: 'died',
      inputs: { from: '1917????', not: true, place: { value: 'Ieper', mode: 'selected', id: '01c', radius_km: 5 } },
    },
    { type: 'enlisted', inputs: { reason: 'enlisted', number: { value: '12', mode: 'complete' } } },
  ],
};

test('whatever a search writes into an address it knows, and what is beside it is no matter of it', () => {
  const printed = printQuery(findPersonAdvancedInternal, whole).map(([key, value]) => [key, value]);
  expect(unknown(`${new URLSearchParams(printed)}&tab=results&via=p`)).toEqual([]);
});

test.each([
  'firstName=Jan',
  'number=12',
  'place=Ieper&placeKind=born',
  'gender=',
  'gender=male',
  'kiosk=all',
  'born=31021917',
])('what other pages write is known too: %s', (address) => {
  expect(unknown(address)).toEqual([]);
});

test.each([
  ['hat=bowler', ['hat=bowler -']],
  ['gender=BLUE', ['gender=BLUE gender']],
  ['sounds_alike=maybe&widen=2', ['sounds_alike=maybe sounds_alike', 'widen=2 widen']],
  ['surname=Jan&surname.mode=upside', ['surname.mode=upside surname']],
  ['surname=Jan&surname.colour=red', ['surname.colour=red -']],
  ['e1=flew&e1.place=Ieper', ['e1=flew events']],
  ['e1=jailed&e1.rank=x&e1.jailedType=sold', ['e1.rank=x -', 'e1.jailedType=sold events.0.inputs.jailedType']],
  ['e2.place=Ieper', ['e2.place=Ieper -']],
  ['placeKind=flew&place=Ieper', ['placeKind=flew placeKind']],
  ['events=all', ['events=all -']],
])('what a search does not know is told: %s', (address, told) => {
  expect(unknown(address)).toEqual(told);
});
