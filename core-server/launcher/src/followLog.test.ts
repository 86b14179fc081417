import { expect, test } from 'vitest';
import { noticeIn } from './followLog.ts';

test.each([
  ['{"level":40,"msg":"Meilisearch is away"}', 'Meilisearch is away'],
  ['{"level":50,"err":{"message":"x"},"msg":"a request failed"}', 'a request failed'],
  ['{"level":30,"terminal":true,"msg":"the index is built"}', 'the index is built'],
])('people at the terminal see %s', (line, shown) => {
  expect(noticeIn(line)).toBe(shown);
});

test.each([
  '{"level":30,"msg":"a request"}',
  '{"level":30,"msg":"he wrote \\"level\\":50 in a field"}',
  'Error: plain text',
  '{"level":50,"msg":"cut of',
])('they do not see %s', (line) => {
  expect(noticeIn(line)).toBeUndefined();
});
