import { expect, test } from 'vitest';
import {
  applyReady,
  type BundlePointer,
  beginStart,
  confirmStart,
  emptyPointer,
  goBack,
  withoutDamaged,
  withoutLost,
  withoutNewer,
  withReady,
} from './bundlePointer.ts';

const switched = (pointer: BundlePointer, id: string) => applyReady(withReady(pointer, id));
const running = confirmStart(switched(emptyPointer, 'old'));

test('a new bundle takes over when it is ready, and the one before it is kept [KIOSK-12]', () => {
  expect(applyReady(running)).toEqual(running);
  expect(switched(running, 'new')).toEqual({ active: 'new', previous: 'old', ready: null, starts: 0, refused: null });
});

test('a bundle that starts twice without getting to run gives way to the one before, for good', () => {
  let pointer = switched(running, 'new');
  pointer = beginStart(beginStart(pointer));
  expect(pointer.active).toBe('new');
  pointer = beginStart(pointer);
  expect(pointer).toMatchObject({ active: 'old', previous: null, refused: 'new', starts: null });
});

test('a bundle that runs is started as often as somebody likes', () => {
  let pointer = confirmStart(beginStart(switched(running, 'new')));
  for (let start = 0; start < 10; start++) pointer = beginStart(pointer);
  expect(pointer.active).toBe('new');
});

test('the only bundle stays, whatever happens', () => {
  let pointer = switched(emptyPointer, 'only');
  for (let start = 0; start < 10; start++) pointer = beginStart(pointer);
  expect(goBack(pointer).active).toBe('only');
});

test('a bundle whose files are spoilt gives way to the one before, and is taken again when it comes anew', () => {
  const pointer = withoutDamaged(confirmStart(switched(running, 'new')));
  expect(pointer).toMatchObject({ active: 'old', previous: null, refused: null, starts: null });
  expect(switched(pointer, 'new')).toMatchObject({ active: 'new', previous: 'old' });
});

test('a publication that was taken back waits no longer, unless the kiosk has it already [KIOSK-11]', () => {
  expect(withoutNewer(withReady(running, 'new'), 'old')).toEqual(running);
  expect(withoutNewer(switched(running, 'new'), 'old')).toEqual(switched(running, 'new'));
});

test('a bundle that is gone is forgotten, and the one before it is the active one [KIOSK-12]', () => {
  expect(withoutLost(withReady(running, 'new'), ['new'])).toEqual(running);
  expect(withoutLost(switched(running, 'new'), ['new'])).toEqual(running);
  expect(withoutLost(running, ['old'])).toEqual({ ...running, active: null });
  expect(withoutLost(running, [])).toBe(running);
});
