import { methods } from '@salient/shared/app/methods.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { extent } from '../../harness/extent.ts';
import { databaseState } from '../../harness/programs/databaseState.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { validParams } from '../validParams.ts';
import { compilerFor, discover, type JsonSchema, type OpenRpc } from './openRpc.ts';
import { type Change, changed, changesOf, ShapeSample } from './wrongValues.ts';

// What the server publishes of itself (rpc.discover) is taken at its word: whatever the published schema refuses must be
// answered by -32602 and write nothing; whatever it lets through must be answered by a result or a declared error.

let server: TestServer;
let admin: TestClient;
let document: OpenRpc;
let compile: ReturnType<typeof compilerFor>;
beforeAll(async () => {
  // The clock stands still, so that no session slides on and changes the database.
  const now = new Date();
  server = await startServer({ now: () => now });
  admin = await server.signIn('admin');
  document = await discover(admin);
  compile = compilerFor(document, { unicode: false });
});
afterAll(() => server.close());

const names = Object.keys(methods) as MethodName[];

/** The published parameters as one schema: what stands for them in a call, by name and without strangers. */
function paramsSchema(name: MethodName): JsonSchema {
  const params = document.methods.find((method) => method.name === name)?.params ?? [];
  return {
    type: 'object',
    properties: Object.fromEntries(params.map((param) => [param.name, param.schema])),
    required: params.filter(({ required }) => required).map((param) => param.name),
    additionalProperties: false,
  };
}

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: number | string };
}

/** The answers to many calls, in their order. */
async function callAll(client: TestClient, method: string, all: readonly Record<string, unknown>[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < all.length; from += 50) {
    const batch = all.slice(from, from + 50).map((params, index) => ({
      jsonrpc: '2.0',
      id: from + index,
      method,
      params: { ...params, token: client.token },
    }));
    answers.push(...((await client.post(batch)) as Answer[]));
  }
  return answers;
}

/** The database once nothing is under way of calls before: whoever erased need not wait for the proof of it. */
async function stateAtRest() {
  await vi.waitFor(async () => {
    expect(await server.dataSource.query('SELECT FROM erasure WHERE proof IS NULL')).toEqual([]);
  }, 30_000);
  return databaseState(server.dataSource);
}

/** The same few, spread over all: who is refused before anything is looked at is refused alike. */
const someOf = (changes: readonly Change[]) =>
  changes.filter((_, index) => index % Math.ceil(changes.length / extent(3, 25)) === 0);

const samples = { wrong: new ShapeSample(3), harmless: new ShapeSample(1) };
const sampled = (kind: keyof typeof samples, changes: readonly Change[]) =>
  extent(samples[kind].of(changes), [...changes]);

const shown = ({ path, value }: Change, { result, error }: Answer) => ({
  change: JSON.stringify({ path, value }).slice(0, 200),
  code: error?.code ?? 'ok',
  result: error ? undefined : JSON.stringify(result)?.slice(0, 200),
});

describe.each(names)('%s', (name) => {
  async function partChanges() {
    const schema = paramsSchema(name);
    const validate = compile(schema);
    const valid = await validParams[name](server);
    expect([validate(valid), validate.errors]).toEqual([true, null]);
    const { token: _, ...named } = schema.properties as Record<string, JsonSchema>;
    const changes = changesOf({ ...schema, properties: named }, valid);
    const [harmless, wrong]: [Change[], Change[]] = [[], []];
    for (const change of changes) (validate(changed(valid, change)) ? harmless : wrong).push(change);
    const before = await stateAtRest();
    return { valid, wrong: sampled('wrong', wrong), harmless: sampled('harmless', harmless), before };
  }
  /** Changes of valid parameters, parted by the published schema, and the database before any of them is sent. */
  let parted: ReturnType<typeof partChanges> | undefined;
  const partedChanges = () => {
    parted ??= partChanges();
    return parted;
  };

  test('refuses every wrong type, missing and unknown parameter with -32602 and writes nothing [ERR-24, RPC-18]', async () => {
    const { valid, wrong, before } = await partedChanges();
    expect(wrong.length).toBeGreaterThan(0);
    const answers = await callAll(
      admin,
      name,
      wrong.map((change) => changed(valid, change)),
    );
    const others = answers.filter(({ error }) => error?.code !== -32602);
    expect(others.map((answer) => shown(wrong[answer.id] as Change, answer))).toEqual([]);
    expect(await databaseState(server.dataSource)).toEqual(before);
  });

  test('asks a guest who may not call it to sign in, whatever the parameters', async () => {
    const { valid, wrong, before } = await partedChanges();
    const open = methods[name].access === 'guest' || methods[name].access === 'none';
    const answers = await callAll(
      server.guest,
      name,
      someOf(wrong).map((change) => changed(valid, change)),
    );
    const others = answers.filter(({ error }) => error?.code !== (open ? -32602 : 1000));
    expect(others.map((answer) => shown(someOf(wrong)[answer.id] as Change, answer))).toEqual([]);
    expect(await databaseState(server.dataSource)).toEqual(before);
  });

  test('answers odd values of the right type by a result or by an error that it declares', async () => {
    const { valid, harmless } = await partedChanges();
    const client = name === 'logout' ? await server.signIn('admin') : admin;
    const answers = await callAll(
      client,
      name,
      harmless.map((change) => changed(valid, change)),
    );
    const declared: (number | string)[] = methods[name].errors.map(({ code }) => code);
    const others = answers.filter(({ error }) => error && !declared.includes(error.code));
    expect(others.map((answer) => shown(harmless[answer.id] as Change, answer))).toEqual([]);
  });
});
