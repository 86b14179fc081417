import { expect, test } from 'vitest';
import { causeOfDeath } from './causeOfDeath.ts';

test('the last error that the program logged explains best', () => {
  const log = [
    '{"level":30,"msg":"starts"}',
    '{"level":60,"err":{"type":"Error","message":"port 80 is taken"},"msg":"cannot listen"}',
    '{"level":30,"msg":"stops"}',
  ].join('\n');
  expect(causeOfDeath(log)).toBe('cannot listen: port 80 is taken');
});

test('an exception that nobody caught is told by its message, not by its stack', () => {
  const log = `node:internal/modules/run_main:123
    triggerUncaughtException(
    ^

TypeError [ERR_X]: Cannot read properties of undefined
    at main.ts:3:1

Node.js v20.20.2
`;
  expect(causeOfDeath(log)).toBe('TypeError [ERR_X]: Cannot read properties of undefined');
});

test('an error of the database, which begins small, is told as well', () => {
  const log =
    'salient/dist/chunk.js:12\n      throw error;\n\nerror: database "salient" does not exist\n    at Parser\n\nNode.js v20.20.2\n';
  expect(causeOfDeath(log)).toBe('error: database "salient" does not exist');
});

test('a log of plain information explains nothing', () => {
  expect(causeOfDeath('{"level":30,"msg":"a request"}\n')).toBeUndefined();
  expect(causeOfDeath('')).toBeUndefined();
});
