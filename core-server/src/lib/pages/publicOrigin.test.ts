import { expect, test } from 'vitest';
import { letKeep, publicOrigin } from './publicOrigin.ts';

const reached = { localAddress: '::ffff:192.168.1.5', localPort: 8080 };
const asked = (host: string, { socket = reached, protocol = 'http', forwardedHost = '' } = {}) =>
  ({ host, protocol, socket, app: { proxy: forwardedHost !== '' }, get: () => forwardedHost }) as never;

test('the museum’s own origin stands before whatever a request names', () => {
  const own = { origin: 'https://names.example.org', isOwn: true };
  expect(publicOrigin(asked('evil.example'), 'https://names.example.org')).toEqual(own);
});

test.each([
  ['192.168.1.5:8080', reached],
  ['127.0.0.1:8080', { ...reached, localAddress: '127.0.0.1' }],
  ['localhost:8080', { ...reached, localAddress: '::1' }],
  ['[::1]:8080', { ...reached, localAddress: '::1' }],
])('%s is known to be this machine when the connection came to it', (host, socket) => {
  expect(publicOrigin(asked(host, { socket }), undefined)).toEqual({ origin: `http://${host}`, isOwn: true });
});

test.each([
  'museum.example',
  'museum.example:8080',
  'localhost:8080',
  '127.0.0.1:8080',
  '192.168.1.5:81',
  '192.168.1.5',
])('%s is what the request says, and nobody keeps it', (host) => {
  expect(publicOrigin(asked(host), undefined)).toEqual({ origin: `http://${host}`, isOwn: false });
});

test('a host that a proxy passes on is what somebody wrote', () => {
  const passedOn = asked('192.168.1.5:8080', { forwardedHost: '192.168.1.5:8080' });
  expect(publicOrigin(passedOn, undefined).isOwn).toBe(false);
});

test.each([
  '',
  'a b',
  '"><script>',
  'user@evil.example',
  'evil.example/path',
  '.',
  'x'.repeat(300),
  '[::1',
  'ü.example',
])('what is no name of a host gives the address that was reached: %s', (host) => {
  expect(publicOrigin(asked(host), undefined)).toEqual({ origin: 'http://192.168.1.5:8080', isOwn: true });
});

test('others keep an answer only when its links are certain', () => {
  const headers = new Map<string, string>();
  const ctx = { set: headers.set.bind(headers) } as never;
  letKeep(ctx, { origin: 'http://evil.example', isOwn: false }, 60);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  letKeep(ctx, { origin: 'https://names.example.org', isOwn: true }, 60);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
});
