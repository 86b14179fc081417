import { expect, test } from 'vitest';
import { draftFields, readLocalDraft } from './localDraft.ts';

const now = Date.UTC(2026, 10, 11);
const text = (change: object = {}) => JSON.stringify({ draft: { name: 'An' }, version: 2, at: now - 1000, ...change });

test('a kept draft is read back', () => {
  expect(readLocalDraft(text(), now)).toEqual({ draft: { name: 'An' }, version: 2, at: now - 1000 });
});

test.each([
  null,
  '',
  'null',
  '{}',
  '[1]',
  text({ draft: null }),
  text({ version: '2' }),
  text({ at: now - 8 * 86_400_000 }),
])('%s is no draft to offer', (kept) => {
  expect(readLocalDraft(kept, now)).toBeNull();
});

test('fields that the form has no more are left out', () => {
  const kept = { draft: { name: 'An', fax: '12' }, version: 1, at: now };
  expect(draftFields(kept, { name: '', email: '' })).toEqual({ name: 'An' });
});
