import { expect, test } from 'vitest';
import { programName } from './programName.ts';

const safari = 'Version/18.1 Mobile/15E148 Safari/604.1';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge 141, Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
    'Chrome 141, Linux',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144, Linux'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${safari}`,
    'Safari 18, iOS',
  ],
  ['node', 'node'],
  ['curl/8.5.0 x', 'curl/8.5.0'],
  ['  ', null],
])('%s is %s', (userAgent, name) => {
  expect(programName(userAgent)).toBe(name);
});
