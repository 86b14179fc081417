import { expect, test } from 'vitest';
import { rewind } from './rewind.ts';

const renamed = { before: { name: 'Jan' }, after: { name: 'Johan' } };
const created = { before: null, after: { name: 'Jan', age: 3 } };
const removed = { before: { name: 'Johan', age: 3 }, after: null };

test('takes changes back, the newest first', () => {
  const aged = { before: { age: 2 }, after: { age: 3 } };
  expect(rewind({ name: 'Johan', age: 3 }, [renamed, aged])).toEqual({ name: 'Jan', age: 2 });
});

test('knows a record through its removal and return', () => {
  const returned = { before: null, after: { name: 'Johan', age: 3 } };
  expect(rewind({ name: 'Jos', age: 3 }, [returned, removed, renamed])).toEqual({ name: 'Jan', age: 3 });
});

test('finds nothing before a record was made, nor behind a removal that kept nothing', () => {
  expect(rewind({ name: 'Jan', age: 3 }, [created])).toBeNull();
  expect(rewind(null, [{ before: { import: { batch: '1' } }, after: null }, renamed])).toBeNull();
});
