import { request } from 'node:http';
import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const limit = 5 * 1024 * 1024;
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getFunctions', params: {} });
const answered = { jsonrpc: '2.0', id: 1, result: expect.any(Array) };
const parseError = { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } };

/** Sends bytes as they are, under any header; `fetch` would add and forbid some. */
function post(bytes: string | Buffer, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; answer: unknown }>((resolve, reject) => {
    const sending = request(`${server.origin}/api/v2`, { method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, answer: JSON.parse(text) });
      });
    });
    sending.on('error', reject);
    sending.end(bytes);
  });
}

/** A call of exactly `size` bytes. */
const callOfSize = (size: number) => {
  const start = '{"jsonrpc":"2.0","id":1,"method":"getFunctions","params":{},"padding":"';
  return `${start}${'x'.repeat(size - start.length - 2)}"}`;
};

describe('HTTP', () => {
  test('is 200 with JSON for results and for every kind of RPC error, and nothing is cached [RPC-19, P-01]', async () => {
    const bodies = [
      body,
      'no JSON',
      '[]',
      '{}',
      '{"jsonrpc":"2.0","id":1,"method":"nobody"}',
      '{"jsonrpc":"2.0","id":1,"method":"getPerson","params":{}}',
      '{"jsonrpc":"2.0","id":1,"method":"createPerson","params":{}}',
      '{"jsonrpc":"2.0","id":1,"method":"getFunction","params":{"name":"nobody"}}',
    ];
    for (const each of bodies) {
      const { status, headers } = await post(each);
      expect(status, each).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s on the endpoint is 405 and names POST [RPC-01]', async (method) => {
    const response = await fetch(`${server.origin}/api/v2`, { method, ...(method === 'GET' ? {} : { body }) });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('POST');
    expect(await response.text()).not.toContain('<html');
  });

  test('knows no other version of the endpoint [RPC-10]', async () => {
    for (const path of ['/api/v1', '/api/v3', '/api/v2/getFunctions']) {
      expect((await fetch(server.origin + path, { method: 'POST', body })).status).toBe(404);
    }
  });
});

describe('the body', () => {
  test('may have exactly 5 MB; one byte more is refused with a sentence that names the limit [RPC-18]', async () => {
    expect((await post(callOfSize(limit))).answer).toEqual(answered);
    expect((await post(callOfSize(limit + 1))).answer).toMatchObject({
      id: null,
      error: { code: -32600, message: expect.stringContaining(String(limit)) },
    });
  });

  test('that does not tell its length beforehand may have as many bytes and no more [RPC-18]', async () => {
    const inChunks = { 'transfer-encoding': 'chunked' };
    expect((await post(body, inChunks)).answer).toEqual(answered);
    expect((await post(callOfSize(limit), inChunks)).answer).toEqual(answered);
    expect((await post(callOfSize(limit + 1), inChunks)).answer).toMatchObject({ id: null, error: { code: -32600 } });
  });

  test('that is far too large is refused the same way, and the next call is served', async () => {
    const { answer } = await post(Buffer.alloc(40 * 1024 * 1024, 'x'));
    expect(answer).toMatchObject({ id: null, error: { code: -32600 } });
    expect((await post(body)).answer).toEqual(answered);
  });

  test.each([
    ['application/json; charset=utf-8'],
    ['application/json-rpc'],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['nonsense'],
  ])('is read as JSON whatever content type it claims (%s)', async (contentType) => {
    expect((await post(body, { 'content-type': contentType })).answer).toEqual(answered);
  });

  test('as a web form is a parse error', async () => {
    const { answer } = await post('jsonrpc=2.0&method=getFunctions&id=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer).toEqual(parseError);
  });

  test('may begin with a byte order mark and hold blank space around the call', async () => {
    expect((await post(`\ufeff \r\n\t${body}\n\n`)).answer).toEqual(answered);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['blank space', Buffer.from(' \n')],
    ['UTF-16', Buffer.from(body, 'utf16le')],
    ['Windows-1252', Buffer.from(body.replace('getFunctions', 'gétFunctions'), 'latin1')],
    [
      'a byte that no UTF-8 holds',
      Buffer.concat([Buffer.from(body.slice(0, -1)), Buffer.from([0xff]), Buffer.from('}')]),
    ],
    ['a character cut in the middle', Buffer.concat([Buffer.from(body), Buffer.from([0xe2, 0x82])])],
    ['an over-long encoding', Buffer.concat([Buffer.from('"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"')])],
    ['two calls', Buffer.from(body + body)],
    ['NUL bytes', Buffer.alloc(100)],
    ['JavaScript that is no JSON', Buffer.from("{jsonrpc: '2.0', id: 1, method: 'getFunctions'}")],
  ])('of %s is a parse error [ERR-24]', async (_, bytes) => {
    expect((await post(bytes)).answer).toEqual(parseError);
  });

  test.each([
    ['gzip', 'gzip', gzipSync(body)],
    ['brotli', 'br', brotliCompressSync(body)],
    ['gzip, in capitals', 'GZIP', gzipSync(body)],
    ['gzip, a bomb', 'gzip', gzipSync(Buffer.alloc(20 * 1024 * 1024))],
  ])('compressed with %s is refused with a sentence that says so', async (_, encoding, bytes) => {
    const { status, headers, answer } = await post(bytes, { 'content-encoding': encoding });
    expect(status).toBe(200);
    expect(headers['accept-encoding']).toBe('identity');
    expect(answer).toMatchObject({
      id: null,
      error: { code: -32600, message: expect.stringMatching(/uncompressed/i) },
    });
  });

  test('declared as not encoded is read', async () => {
    expect((await post(body, { 'content-encoding': 'identity' })).answer).toEqual(answered);
  });

  test('may come in pieces without its length', async () => {
    const answer = await new Promise((resolve, reject) => {
      const sending = request(`${server.origin}/api/v2`, { method: 'POST' }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(JSON.parse(text)));
      });
      sending.on('error', reject);
      for (const character of body) sending.write(character);
      sending.end();
    });
    expect(answer).toEqual(answered);
  });

  test('that never arrives whole takes nobody else with it', async () => {
    const { hostname, port } = new URL(server.origin);
    const broken = connect(Number(port), hostname, () => {
      broken.write(`POST /api/v2 HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`);
      setTimeout(() => broken.destroy(), 50);
    });
    await new Promise((resolve) => broken.once('close', resolve));
    expect((await post(body)).answer).toEqual(answered);
  });
});

test('a long answer is compressed for those who can read it', async () => {
  const countries = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getCountries', params: {} });
  const ask = (encoding: string) =>
    fetch(`${server.origin}/api/v2`, { method: 'POST', body: countries, headers: { 'accept-encoding': encoding } });
  for (const encoding of ['gzip', 'br']) {
    const response = await ask(encoding);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.json()).toMatchObject({ id: 1, result: expect.any(Array) });
  }
  expect((await ask('identity')).headers.get('content-encoding')).toBeNull();
});
