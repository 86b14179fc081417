import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

// The examples of the JSON-RPC 2.0 specification (section 7) in its order, with this server's methods in place of
// `subtract` and its like: `getArmyList` takes named parameters, `foobar` does not exist here either.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const send = (text: string) => server.guest.postText(text);
const sendJson = async (text: string) => JSON.parse(await send(text)) as unknown;

const parseError = { jsonrpc: '2.0', error: { code: -32700, message: 'Parse error' }, id: null };
const invalidRequest = { jsonrpc: '2.0', error: { code: -32600, message: 'Invalid Request' }, id: null };
const anzac = ['ANZAC'];

test('a call with named parameters is answered with its id, in whatever order its members come [RPC-01, RPC-03, RPC-05, RPC-08]', async () => {
  const forward = '{"jsonrpc": "2.0", "method": "getArmyList", "params": {"text": "anz", "limit": 1}, "id": 3}';
  expect(await sendJson(forward)).toEqual({ jsonrpc: '2.0', result: anzac, id: 3 });
  const backward = '{"id": 4, "params": {"limit": 1, "text": "anz"}, "method": "getArmyList", "jsonrpc": "2.0"}';
  expect(await sendJson(backward)).toEqual({ jsonrpc: '2.0', result: anzac, id: 4 });
});

test('positional parameters are refused as invalid, with the id of the call', async () => {
  const answer = await sendJson('{"jsonrpc": "2.0", "method": "getArmyList", "params": ["anz", 0, 1], "id": 1}');
  expect(answer).toMatchObject({ jsonrpc: '2.0', error: { code: -32602, message: 'Invalid params' }, id: 1 });
});

test('a notification is answered by nothing, whether its method exists or not [RPC-17]', async () => {
  expect(await send('{"jsonrpc": "2.0", "method": "getArmyList", "params": {"text": "anz"}}')).toBe('');
  expect(await send('{"jsonrpc": "2.0", "method": "foobar"}')).toBe('');
});

test('an unknown method is -32601 [ERR-24]', async () => {
  const answer = await sendJson('{"jsonrpc": "2.0", "method": "foobar", "id": "1"}');
  expect(answer).toEqual({ jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: '1' });
});

test('a call with invalid JSON is -32700 with id null [ERR-24]', async () => {
  expect(await sendJson('{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]')).toEqual(parseError);
});

test('a call that is no request object is -32600 with id null [ERR-24]', async () => {
  expect(await sendJson('{"jsonrpc": "2.0", "method": 1, "params": "bar"}')).toEqual(invalidRequest);
});

test('a batch with invalid JSON is one -32700', async () => {
  const text =
    '[{"jsonrpc": "2.0", "method": "getArmyList", "params": {"text": "anz"}, "id": "1"}, {"jsonrpc": "2.0", "method"]';
  expect(await sendJson(text)).toEqual(parseError);
});

test('an empty batch is one -32600, not a list', async () => {
  expect(await sendJson('[]')).toEqual(invalidRequest);
});

test('a batch of things that are no calls is a list of one -32600 for each', async () => {
  expect(await sendJson('[1]')).toEqual([invalidRequest]);
  expect(await sendJson('[1,2,3]')).toEqual([invalidRequest, invalidRequest, invalidRequest]);
});

test('a mixed batch answers every call but the notifications [RPC-17]', async () => {
  const answers = (await sendJson(`[
    {"jsonrpc": "2.0", "method": "getArmyList", "params": {"text": "anz"}, "id": "1"},
    {"jsonrpc": "2.0", "method": "getCountries", "params": {}},
    {"jsonrpc": "2.0", "method": "getArmyList", "params": {"text": "a.i.f"}, "id": "2"},
    {"foo": "boo"},
    {"jsonrpc": "2.0", "method": "foo.get", "params": {"name": "myself"}, "id": "5"},
    {"jsonrpc": "2.0", "method": "getArmyList", "params": {"text": "nobody's army"}, "id": "9"}
  ]`)) as { id: unknown }[];
  expect(answers).toHaveLength(5);
  expect(answers).toEqual(
    expect.arrayContaining([
      { jsonrpc: '2.0', result: anzac, id: '1' },
      { jsonrpc: '2.0', result: ['A.I.F.'], id: '2' },
      invalidRequest,
      { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: '5' },
      { jsonrpc: '2.0', result: [], id: '9' },
    ]),
  );
});

test('a batch of notifications alone is answered by nothing [RPC-17]', async () => {
  const text = `[
    {"jsonrpc": "2.0", "method": "getArmyList", "params": {"text": "anz"}},
    {"jsonrpc": "2.0", "method": "getCountries", "params": {}}
  ]`;
  expect(await send(text)).toBe('');
});
