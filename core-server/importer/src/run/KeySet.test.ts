import { expect, test } from 'vitest';
import { KeySet } from './KeySet.ts';

test('tells hundreds of thousands of similar keys apart, and knows each again', () => {
  const keys = new KeySet();
  for (let number = 0; number < 300_000; number++) {
    if (!keys.add(`lijst|${number}`)) expect.fail(`lijst|${number} is taken for another`);
  }
  for (let number = 0; number < 300_000; number += 997) expect(keys.add(`lijst|${number}`)).toBe(false);
});
