import { expect, test } from 'vitest';
import { mayReadEventField } from './sponsorPolicy.ts';

test('the addresses of sponsors are read by revisors and above, all else of an event by every account', () => {
  for (const field of ['email', 'sponsor_name', 'mail_labels']) {
    expect(mayReadEventField({ type: 'revisor' }, field)).toBe(true);
    expect(mayReadEventField({ type: 'admin' }, field)).toBe(true);
    expect(mayReadEventField({ type: 'readonly' }, field)).toBe(false);
  }
  expect(mayReadEventField({ type: 'readonly' }, 'group')).toBe(true);
});
