import { expect, test } from 'vitest';
import { type EventDraft, emptyEvent } from './eventDraft.ts';
import { foldEvents } from './foldEvents.ts';

const wound = (given: Partial<EventDraft>) => ({ ...emptyEvent('injured'), ...given });

test('one of two events that says all that the other says stands for both', () => {
  const [less, more] = [wound({ injured_wound: 'arm' }), wound({ injured_wound: 'arm', start_year: 1916 })];
  expect(foldEvents(less, more)).toEqual(more);
  expect(foldEvents(more, less)).toEqual(more);
  expect(foldEvents(less, { ...less })).toEqual(less);
});

test('events that each know something of their own are two', () => {
  expect(foldEvents(wound({ injured_wound: 'arm' }), wound({ start_year: 1916 }))).toBeNull();
  expect(foldEvents(wound({ injured_wound: 'arm' }), wound({ injured_wound: 'been' }))).toBeNull();
});

test('an event of which only the kind is known is nobody else’s', () => {
  expect(foldEvents(wound({}), wound({ start_year: 1916 }))).toBeNull();
  expect(foldEvents(wound({}), wound({}))).toEqual(wound({}));
});

test('another kind is another event', () => {
  const where = (where_reason: EventDraft['where_reason']) => ({
    ...emptyEvent('where'),
    where_reason,
    topo: 'Markt 1',
  });
  expect(foldEvents(where('moved'), where('fugitive'))).toBeNull();
  expect(foldEvents(wound({ topo: 'x' }), { ...emptyEvent('hospitalized'), topo: 'x' })).toBeNull();
});
