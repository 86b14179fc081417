import { expect, test } from 'vitest';
import { InvalidParams } from './InvalidParams.ts';

test('says what is wrong as it was found, unless that is longer than 200 characters [RPC-18]', () => {
  const whole = 'x'.repeat(200);
  const { issues } = new InvalidParams([
    { path: ['person', whole], message: whole },
    { path: ['person', `${whole}y`], message: `${whole}y` },
  ]);
  const shortened = `${'x'.repeat(199)}…`;
  expect(issues).toEqual([
    { path: ['person', whole], message: whole },
    { path: ['person', shortened], message: shortened },
  ]);
});

test('says twenty things that are wrong at most [RPC-18]', () => {
  const issues = Array.from({ length: 21 }, (_, n) => ({ path: [String(n)], message: 'wrong' }));
  expect(new InvalidParams(issues).issues).toEqual(issues.slice(0, 20));
});
