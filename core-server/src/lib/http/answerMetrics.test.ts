import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { Counter, Registry } from 'prom-client';
import { afterEach, describe, expect, test } from 'vitest';
import { answerMetrics } from './answerMetrics.ts';

const token = 'a-token-of-operators';
let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function serve(metricsToken: string | undefined): Promise<string> {
  const registry = new Registry();
  new Counter({ name: 'visitors', help: 'Who came', registers: [registry] }).inc(3);
  server = createServer(new Koa().use(answerMetrics(registry, metricsToken)).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
}
const ask = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address, { headers });
  return [response.status, (await response.text()).includes('visitors 3')];
};

describe('the figures', () => {
  test('without a token are for programs on this machine, not for those behind a proxy on it', async () => {
    const address = await serve(undefined);
    expect(await ask(address)).toEqual([200, true]);
    expect(await ask(address, { 'x-forwarded-for': '203.0.113.7' })).toEqual([403, false]);
    expect(await ask(address, { forwarded: 'for=203.0.113.7' })).toEqual([403, false]);
  });

  test('with a token are for whoever shows it', async () => {
    const address = await serve(token);
    expect(await ask(address)).toEqual([401, false]);
    expect(await ask(address, { authorization: `Bearer ${token}x` })).toEqual([401, false]);
    expect(await ask(address, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })).toEqual([
      200,
      true,
    ]);
  });
});
