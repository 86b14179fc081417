import { createRequire } from 'node:module';
import { methods } from '@salient/shared/app/methods.ts';
import { mayCall } from '@salient/shared/areas/users/actor.ts';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { validParams } from '../validParams.ts';
import { compilerFor, discover, type OpenRpc } from './openRpc.ts';

let server: TestServer;
let admin: TestClient;
let document: OpenRpc;
let compile: ReturnType<typeof compilerFor>;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
  document = await discover(admin);
  compile = compilerFor(document);
});
afterAll(() => server.close());

// The package's types describe documents, not the meta-schema that it exports.
const { openrpcDocument } = createRequire(import.meta.url)('@open-rpc/meta-schema') as {
  openrpcDocument: Record<string, unknown>;
};
/** Stands for the meta-schema of JSON Schema: the document's schemas are compiled in a test of their own. */
const anyJsonSchema = {
  type: ['object', 'boolean'],
  definitions: { JSONSchemaObject: { properties: { $ref: { type: 'string' } } } },
};

function faultsOf(document: unknown): unknown[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  for (const $id of ['https://meta.json-schema.tools', 'https://meta.json-schema.tools/']) {
    ajv.addSchema({ $id, ...anyJsonSchema });
  }
  const { $schema: _, ...metaSchema } = openrpcDocument;
  ajv.validate(metaSchema, document);
  return ajv.errors ?? [];
}

describe('rpc.discover', () => {
  test('answers a document that is valid by the OpenRPC meta-schema, for guests and for staff', async () => {
    for (const client of [server.guest, admin]) {
      expect(faultsOf(await discover(client))).toEqual([]);
    }
  });

  test('describes parameters and results in schemas that compile and refer to nothing outside the document', async () => {
    const withoutToken = ['authenticate2', 'pairKiosk', 'reportKiosk', 'sendKioskScreenshot'];
    for (const { name, params, result, errors } of document.methods) {
      expect(params.map((param) => param.name).includes('token'), name).toBe(!withoutToken.includes(name));
      for (const param of params) {
        expect(() => compile(param.schema), `${name} ${param.name}`).not.toThrow();
      }
      expect(() => compile(result.schema), name).not.toThrow();
      for (const { code, message } of errors) {
        expect([Number.isInteger(code), typeof message], `${name} ${code}`).toEqual([true, 'string']);
      }
    }
  });

  test('lists to a guest what a guest may call, to staff everything they may call', async () => {
    const namesFor = async (client: TestClient) => (await discover(client)).methods.map(({ name }) => name).sort();
    const reachable = (type: 'anonymous' | 'readonly' | 'admin') =>
      Object.values(methods)
        .filter((method) => mayCall({ type }, method))
        .map(({ name }) => name)
        .sort();
    expect(await namesFor(server.guest)).toEqual(reachable('anonymous'));
    expect(await namesFor(server.guest)).not.toContain('createPerson');
    expect(await namesFor(await server.signIn('readonly'))).toEqual(reachable('readonly'));
    expect(await namesFor(admin)).toEqual(Object.keys(methods).sort());
  });

  test('describes results as they are: every method’s real answer fits its schema', async () => {
    for (const { name, result } of document.methods) {
      const client = name === 'logout' ? await server.signIn('admin') : admin;
      // Runs by night are their account's alone, whatever its type.
      const owner = name === 'removeNightlyFunction' ? client : undefined;
      const params = { ...(await validParams[name](server, owner)), token: client.token };
      const answer = (await client.post({ jsonrpc: '2.0', id: 1, method: name, params })) as { result: unknown };
      const validate = compile(result.schema);
      expect([name, validate(answer.result), validate.errors]).toEqual([name, true, null]);
    }
  });

  test('refuses a token that is none', async () => {
    const answer = await admin.post({ jsonrpc: '2.0', id: 1, method: 'rpc.discover', params: { token: 'nobody’s' } });
    expect(answer).toMatchObject({ error: { code: 1000 } });
  });
});

describe('the page /api', () => {
  test('is HTML in one language that names each of a guest’s methods, its parameters and its errors', async () => {
    const response = await fetch(`${server.origin}/api`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    const { methods: described } = await discover(server.guest);
    for (const { name, summary, params, errors } of described) {
      const section = html.slice(html.indexOf(`<section id="${name}">`)).split('</section>')[0] ?? '';
      expect(html).toContain(`<a href="#${name}">${name}</a>`);
      expect(section).toContain(`<h2>${name}</h2>`);
      expect(section).toContain(summary.split(/[&<>'"]/)[0]);
      for (const param of params.filter(({ name }) => name !== 'token'))
        expect(section).toContain(`<code>${param.name}</code>`);
      for (const error of errors) expect(section).toContain(error.message);
    }
    expect(html).not.toContain('createPersonEvent');
    expect(html).not.toMatch(/>undefined<|\[object Object\]/);
  });
});
