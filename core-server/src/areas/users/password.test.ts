import { verify } from '@node-rs/argon2';
import { afterAll, expect, test, vi } from 'vitest';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});
// Test files share their modules; the comparisons of this one's own copy are counted.
vi.resetModules();
const { hashPassword, passwordMatches } = await import('./password.ts');
afterAll(() => vi.resetModules());

test('where there is no hash, as much work is done as where there is one [AUTH-34]', async () => {
  const hash = await hashPassword('a right password');
  expect(await passwordMatches(hash, 'a right password')).toBe(true);
  for (const stored of [hash, null, undefined]) expect(await passwordMatches(stored, 'a wrong password')).toBe(false);
  // $argon2id$v=19$m=19456,t=2,p=1$salt$hash: everything but salt and hash decides how long it takes.
  const costs = vi.mocked(verify).mock.calls.map(([compared]) => String(compared).split('$').slice(0, 4).join('$'));
  expect(costs).toHaveLength(4);
  expect(new Set(costs).size).toBe(1);
  expect(costs[0]).toMatch(/^\$argon2id\$/);
});

test('two hashes of one password differ: each has a salt of its own', async () => {
  expect(await hashPassword('a password')).not.toBe(await hashPassword('a password'));
});
