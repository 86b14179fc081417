import { describe, expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import { failureOf, RpcError } from './rpcError.ts';

/** A client whose server answers like this, and what was sent to it. */
function answering(answer: () => Response | Promise<Response>) {
  const sent: { url: string; body: { id: number; method: string; params: Record<string, unknown> } }[] = [];
  const client = createClient({
    endpoint: '/api/v2',
    token: 'GUEST',
    fetch: async (url, init) => {
      sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
      init?.signal?.throwIfAborted();
      return answer();
    },
  });
  return { client, sent };
}
const json = (reply: unknown) => () => new Response(JSON.stringify(reply));
const person = { id: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f' };

describe('a call', () => {
  test('carries method, params and token, each with its own id [RPC-01, RPC-03, RPC-04]', async () => {
    const { client, sent } = answering(json({ jsonrpc: '2.0', id: 1, result: [] }));
    await client.getArmyList({ text: 'b' });
    await client.getArmyList({ text: 'c' });
    expect(sent[0]).toEqual({
      url: '/api/v2',
      body: { jsonrpc: '2.0', id: 1, method: 'getArmyList', params: { token: 'GUEST', text: 'b' } },
    });
    expect(sent[1]?.body.id).toBe(2);
  });

  test('to sign in carries no token [RPC-04]', async () => {
    const { client, sent } = answering(json({ result: {} }));
    await client.authenticate2({ account: 'a', password: 'b' });
    expect(sent[0]?.body.params).toEqual({ account: 'a', password: 'b' });
  });

  test('gives the result', async () => {
    const { client } = answering(json({ jsonrpc: '2.0', id: 1, result: { id: person.id, title: 'x' } }));
    await expect(client.getProject(person)).resolves.toEqual({ id: person.id, title: 'x' });
  });

  test('fails with the declared error, its code and its data [RPC-05]', async () => {
    const data = { entity: 'person', id: person.id };
    const { client } = answering(json({ jsonrpc: '2.0', id: 1, error: { code: 1011, message: 'notFound', data } }));
    await expect(client.getPublicPerson(person)).rejects.toMatchObject({ name: 'notFound', code: 1011, data });
  });

  test.each([
    ['network', () => Promise.reject(new TypeError('failed to fetch')), 'No Network Response'],
    ['http', () => new Response('', { status: 502, statusText: 'Bad Gateway' }), 'Bad Gateway'],
    ['unexpected', () => new Response('<html>'), 'Unexpected response'],
    ['unexpected', json({ jsonrpc: '2.0', id: 1 }), 'Unexpected response'],
  ] as const)('that meets %s on the way says so [ERR-01, ERR-02, ERR-03]', async (code, answer, message) => {
    const { client } = answering(answer);
    await expect(client.getCountries({})).rejects.toMatchObject({ name: code, code, message });
  });

  test('that nobody waits for any more ends with the reason of the abort, not as a network fault', async () => {
    const { client } = answering(json({ result: [] }));
    const reason = new Error('typed on');
    await expect(client.getCountries({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe('a failure', () => {
  test('is read the same after it has travelled as JSON', () => {
    const error = new RpcError('notFound', 1011, 'notFound', { id: 'x' });
    expect(failureOf(JSON.parse(JSON.stringify(error)))).toEqual(failureOf(error));
  });

  test('that is no answer of a call counts as unexpected', () => {
    expect(failureOf(new TypeError('x is undefined'))).toMatchObject({ name: 'unexpected' });
    expect(failureOf(null)).toMatchObject({ name: 'unexpected' });
  });
});
