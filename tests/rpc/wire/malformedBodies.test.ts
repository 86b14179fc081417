import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { methods } from '@salient/shared/app/methods.ts';
import { getFunctions } from '@salient/shared/areas/functions/functionMethods.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxBodyBytes } from '../../../core-server/src/lib/http/answerRpc.ts';
import { parseJson } from '../../../core-server/src/lib/rpc/parseJson.ts';
import { extent } from '../../harness/extent.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { validParams } from '../validParams.ts';
import { malformedBodies } from './malformedBodies.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapInMegabytes = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

/** Every method's valid call, as a guest and as an administrator, and a batch. */
async function validCalls(): Promise<string[]> {
  const calls: string[] = [];
  for (const name of Object.keys(methods) as MethodName[]) {
    // Whoever signs the administrator out ends the run of everybody else.
    const tokens = name === 'logout' ? ['GUEST'] : ['GUEST', admin.token];
    for (const token of tokens) {
      const params = { ...(await validParams[name](server)), token };
      calls.push(JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params }));
    }
  }
  return [...calls, `[${calls.slice(4, 8).join(',')}]`];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const parsed = (bytes: Uint8Array): { value: unknown } | null => {
  try {
    return { value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return null;
  }
};
/** Whether a body is refused before it is read as JSON. */
const holdsTooMuch = (bytes: Uint8Array): boolean => {
  try {
    parseJson(utf8.decode(bytes));
    return false;
  } catch (error) {
    return error instanceof RangeError;
  }
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (id: unknown) => id === null || typeof id === 'string' || Number.isFinite(id);

const declaredBy = new Map(
  Object.values(methods).flatMap((method) => {
    const codes = [-32602, 1000, 1009, 1010, ...method.errors.map(({ code }) => Number(code))];
    return [method.name, ...(method.aliases ?? [])].map((name) => [name as string, codes]);
  }),
);

/** What the specification and the contract allow as the answer to one request object: codes, or 'result', or nothing. */
function allowed(value: unknown): { id: unknown; answers: readonly (number | 'result')[] } | null {
  if (!isRecord(value)) return { id: null, answers: [-32600] };
  const hasId = Object.hasOwn(value, 'id');
  // As it comes back: JSON knows no -0.
  const id = hasId && isId(value.id) ? JSON.parse(JSON.stringify(value.id)) : null;
  const { jsonrpc, method } = value;
  const params = Object.hasOwn(value, 'params') ? value.params : {};
  const isRequest =
    jsonrpc === '2.0' &&
    typeof method === 'string' &&
    (!hasId || isId(value.id)) &&
    typeof params === 'object' &&
    params !== null;
  if (!isRequest) return { id, answers: [-32600] };
  if (!hasId) return null;
  const declared = declaredBy.get(method);
  if (!declared) return { id, answers: method === 'rpc.discover' ? ['result', -32602, 1000] : [-32601] };
  return { id, answers: Array.isArray(params) ? [-32602] : ['result', ...declared] };
}

function checkAnswer(answer: unknown, wanted: ReturnType<typeof allowed>): void {
  if (!wanted) throw new Error(`an answer to a notification: ${JSON.stringify(answer)}`);
  if (!isRecord(answer) || answer.jsonrpc !== '2.0') throw new Error(`no response object: ${JSON.stringify(answer)}`);
  const outcome = Object.hasOwn(answer, 'error') ? (answer.error as { code: number }).code : 'result';
  expect(Object.keys(answer).sort()).toEqual(
    outcome === 'result' ? ['id', 'jsonrpc', 'result'] : ['error', 'id', 'jsonrpc'],
  );
  if (outcome !== 'result') {
    expect(answer.error).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
  }
  expect([answer.id, wanted.answers]).toEqual([wanted.id, expect.arrayContaining([outcome])]);
}

async function checkBody(body: Uint8Array): Promise<void> {
  const response = await fetch(`${server.origin}/api/v2`, { method: 'POST', body: body as BodyInit });
  const text = await response.text();
  if (body.length > maxBodyBytes || holdsTooMuch(body)) {
    expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
    return;
  }
  const json = parsed(body);
  if (!json) {
    expect(JSON.parse(text)).toEqual({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } });
    expect(response.status).toBe(200);
    return;
  }
  const { value } = json;
  const isBatch = Array.isArray(value) && value.length > 0 && value.length <= 50;
  const wanted = (isBatch ? value : [value]).map(allowed).filter((each) => each !== null);
  expect(response.status).toBe(wanted.length === 0 ? 204 : 200);
  if (wanted.length === 0) {
    expect(text).toBe('');
    return;
  }
  const answers = isBatch ? (JSON.parse(text) as unknown[]) : [JSON.parse(text)];
  expect(answers).toHaveLength(wanted.length);
  for (const [index, answer] of answers.entries()) checkAnswer(answer, wanted[index] ?? null);
}

describe('random malformed bodies', () => {
  const bodies = extent(1_500, 10_000);
  const atOnce = 10;

  test('are each answered as the specification says, by a server that stays up and keeps its memory [ERR-24]', {
    timeout: 300_000,
  }, async () => {
    const calls = await validCalls();
    const run = (count: number) =>
      fc.assert(
        fc.asyncProperty(fc.array(malformedBodies(calls), { minLength: atOnce, maxLength: atOnce }), async (sent) => {
          await Promise.all(
            sent.map((body) =>
              checkBody(body).catch((error) => {
                throw new Error(Buffer.from(body).toString().slice(0, 2000), { cause: error });
              }),
            ),
          );
        }),
        { numRuns: count / atOnce, endOnFailure: true },
      );
    await run(bodies / 5);
    const before = heapInMegabytes();
    await run((bodies * 4) / 5);
    expect(heapInMegabytes() - before).toBeLessThan(30);
    expect(await server.guest.call(getFunctions, {})).not.toEqual([]);
    expect(await admin.call(getFunctions, {})).not.toEqual([]);
  });
});
