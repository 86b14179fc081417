import { expect, test } from 'vitest';
import { isElsewhere } from './openParam.ts';

const at = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search };
};

test.each([
  ['/users', '/persons', true],
  ['/users?open=edit~1', '/users', true],
  ['/users?open=edit~1', '/users?open=edit~2', true],
  ['/users?page=2', '/users?page=3', false],
  ['/users?open=edit~1&page=2', '/users?page=3&open=edit~1', false],
])('going from %s to %s leaves something behind: %s [SHELL-22]', (from, to, left) => {
  expect(isElsewhere(at(from), at(to))).toBe(left);
});
