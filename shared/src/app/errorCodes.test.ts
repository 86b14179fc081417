import { expect, test } from 'vitest';
import { methods } from './methods.ts';

test('every error has a code of its own, and every code one error', () => {
  const errors = new Map(
    Object.values(methods).flatMap((method) =>
      method.errors.map(({ name, code }) => [`${code} ${name}`, { name, code }]),
    ),
  );
  const count = (key: 'name' | 'code') => new Set([...errors.values()].map((error) => error[key])).size;
  expect(errors.size).toBeGreaterThan(40);
  expect(count('code')).toBe(errors.size);
  expect(count('name')).toBe(errors.size);
});
