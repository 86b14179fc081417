import { expect, test } from 'vitest';
import { addableEventTypes, mayRemoveEvent } from './eventPolicy.ts';
import { eventTypes } from './eventTypes.ts';

test('birth and death are removed by nobody, every other event by editors [EVENT-22, EVENT-23]', () => {
  for (const type of eventTypes) {
    const isLife = type === 'born' || type === 'died';
    expect([type, mayRemoveEvent({ type: 'normal' }, { type })]).toEqual([type, !isLife]);
    expect([type, mayRemoveEvent({ type: 'admin' }, { type })]).toEqual([type, !isLife]);
    expect(mayRemoveEvent({ type: 'readonly' }, { type })).toBe(false);
  }
});

test('an entry of a sponsorship batch is removed by administrators alone [EVENT-23]', () => {
  const entry = { type: 'cwxrm', batch: 'B1' } as const;
  expect(mayRemoveEvent({ type: 'revisor' }, entry)).toBe(false);
  expect(mayRemoveEvent({ type: 'admin' }, entry)).toBe(true);
});

test('all types can be added in the order of the timeline, birth and death once [EVENT-25, EVENT-26]', () => {
  expect(addableEventTypes([])).toEqual([
    'born',
    'school',
    'work',
    'where',
    'marriage',
    'military',
    'jailed',
    'injured',
    'hospitalized',
    'died',
    'memorated',
    'decorated',
    'cwxrm',
    'extra',
  ]);
  const types = addableEventTypes([{ type: 'born' }, { type: 'died' }, { type: 'military' }]);
  expect(types).toHaveLength(12);
  expect(types).toContain('military');
  expect(types).not.toContain('died');
});
