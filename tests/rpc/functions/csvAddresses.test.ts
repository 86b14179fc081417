import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { csvFieldNames } from '@salient/shared/areas/functions/csv/csvFields.ts';
import {
  cancelCsvDownload,
  createCsvDownload,
  getCsvDownload,
} from '@salient/shared/areas/functions/csv/csvMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNamed } from '../../harness/records/makeNamed.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { until } from '../../harness/until.ts';

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  server = await startServer();
  staff = await server.signIn('readonly');
  await makeNamed(server, ['Csvman', 'Anderman']);
});
afterAll(() => server.close());

const soldier = { familyname: { value: 'Csvman', mode: 'complete' } };

test('an address gives its file once, to whoever holds the ticket of that very file', async () => {
  const first = await staff.call(createCsvDownload, { name: 'FindPerson', fields: ['general.id'], args: {} });
  const other = await staff.call(createCsvDownload, { name: 'FindPerson', fields: ['general.id'], args: {} });
  const ticketOfOther = new URL(other.url, server.origin).searchParams.get('ticket') ?? '';
  const path = new URL(first.url, server.origin).pathname;
  const statusOf = async (address: string) => {
    const response = await fetch(server.origin + address);
    await response.arrayBuffer();
    return response.status;
  };
  expect(await statusOf(`${path}?ticket=${ticketOfOther}`)).toBe(403);
  expect(await statusOf(path)).toBe(403);
  expect(await statusOf(first.url)).toBe(200);
  expect(await statusOf(first.url)).toBe(410);
});

test('whoever asked for a file may stop it, and nobody else hears of it but administrators', async () => {
  const { id, url } = await staff.call(createCsvDownload, { name: 'FindPerson', fields: ['general.id'], args: {} });
  const stranger = await server.signIn('revisor');
  await expect(stranger.call(getCsvDownload, { id })).rejects.toMatchObject({ name: 'notFound' });
  await expect(stranger.call(cancelCsvDownload, { id })).rejects.toMatchObject({ name: 'notFound' });
  expect(await (await server.signIn('admin')).call(getCsvDownload, { id })).toMatchObject({ status: 'waiting' });
  expect(await staff.call(cancelCsvDownload, { id })).toMatchObject({ status: 'cancelled', rows: 0 });
  expect((await fetch(server.origin + url)).status).toBe(410);
});

test('a file whose reader stands still ends when it is stopped, and whoever only asks whether it is there takes nothing', async () => {
  // More than the line between both can hold.
  const names = Array.from({ length: 600 }, (_, at) => `Stilstaander ${at}`);
  await makeNamed(server, names, { description: 'Zoon van een smid. '.repeat(2_500) });
  const { id, url } = await staff.call(createCsvDownload, {
    name: 'FindPersonAdvancedInternal',
    args: { familyname: { value: 'Stilstaander', mode: 'head' } },
    fields: ['general.familyInfo'],
  });
  const stateOf = async () => (await staff.call(getCsvDownload, { id })).status;
  expect((await fetch(server.origin + url, { method: 'HEAD' })).status).toBe(200);
  expect(await stateOf()).toBe('waiting');
  const [response] = (await once(get(server.origin + url), 'response')) as [IncomingMessage];
  response.pause();
  expect(await stateOf()).toBe('running');
  const closed = new Promise((resolve) => response.once('close', resolve));
  // The line is cut before the whole file came.
  response.once('error', () => undefined);
  await staff.call(cancelCsvDownload, { id });
  await untilNoTransactionIsOpen();
  response.resume();
  await closed;
  expect(response.complete).toBe(false);
  expect((await fetch(server.origin + url, { method: 'HEAD' })).status).toBe(410);
});

test('a file for which there is no turn keeps its address for another try', async () => {
  const prepare = () =>
    staff.call(createCsvDownload, {
      name: 'FindPersonAdvancedInternal',
      args: { familyname: { value: 'Stilstaander', mode: 'head' } },
      fields: ['general.familyInfo'],
    });
  // Two are written to readers who stand still, four wait, and there is no place for more.
  const requests = [];
  for (const { url } of await Promise.all(Array.from({ length: 6 }, prepare))) {
    const request = get(server.origin + url, (response) => response.on('error', () => undefined).pause());
    requests.push(request.on('error', () => undefined));
  }
  const isRunning = async () => {
    const [{ n }] = await server.dataSource.query(
      `SELECT count(*)::integer AS n FROM csv_download WHERE status = 'running'`,
    );
    return n === 6;
  };
  await until('all are asked for', isRunning);
  const { id, url } = await prepare();
  expect((await fetch(server.origin + url)).status).toBe(503);
  expect(await staff.call(getCsvDownload, { id })).toMatchObject({ status: 'waiting', rows: 0 });
  for (const request of requests) request.destroy();
  await untilNoTransactionIsOpen();
  const later = await fetch(server.origin + url);
  expect([later.status, (await later.arrayBuffer()).byteLength > 1_000_000]).toEqual([200, true]);
});

test('a reader who goes away ends the file, and its connection is free again', async () => {
  const { id, url } = await staff.call(createCsvDownload, { name: 'FindPerson', fields: csvFieldNames, args: {} });
  const leaving = new AbortController();
  const response = await fetch(server.origin + url, { signal: leaving.signal });
  const reader = response.body?.getReader();
  await reader?.read();
  leaving.abort();
  await until('the download has ended', async () => {
    const { status } = await staff.call(getCsvDownload, { id });
    return status === 'cancelled' || status === 'done';
  });
  await untilNoTransactionIsOpen();
});

const untilNoTransactionIsOpen = () =>
  until('no transaction is open', async () => {
    const [row] = await server.dataSource.query(
      `SELECT count(*)::integer AS n FROM pg_stat_activity
       WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
    );
    return row.n === 0;
  });

const post = (body: BodyInit, type: string) =>
  fetch(`${server.origin}/api/v2/callFunctionCsv`, { method: 'POST', headers: { 'content-type': type }, body });

test('callFunctionCsv takes the documents’ form, as a form or as JSON, with either name for the arguments [CSV-12, CSV-13, FUNC-13, M-173, P-08]', async () => {
  const params = {
    token: staff.token,
    name: 'FindPersonAdvancedExtended',
    arguments: soldier,
    fields: ['general.familyname'],
  };
  const expected = '\ufeff"Familienaam"\r\n"Csvman"\r\n';
  const json = (value: unknown) => post(JSON.stringify(value), 'application/json');
  const form = (fields: Record<string, string>) =>
    post(String(new URLSearchParams(fields)), 'application/x-www-form-urlencoded');
  const { arguments: args, ...rest } = params;
  const answers = [
    await json({ format: 'csvfile', params }),
    await json({ format: 'csvfile', params: { ...rest, args } }),
    await json({ ...params, format: 'csvfile' }),
    await form({ format: 'csvfile', params: JSON.stringify(params) }),
    await form({
      ...rest,
      format: 'csvfile',
      fields: JSON.stringify(params.fields),
      arguments: JSON.stringify(soldier),
    }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const bytes = await answer.arrayBuffer();
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(expected);
  }
});

test('callFunctionCsv refuses with the status and the error that fit, and no address takes a token [CSV-13, CSV-17, M-173, P-08]', async () => {
  const refusal = async (value: unknown) => {
    const response = await post(JSON.stringify(value), 'application/json');
    return { status: response.status, error: (await response.json()).error };
  };
  const params = { token: staff.token, name: 'FindPersonAdvancedExtended', fields: ['general.id'] };
  expect(await refusal({ params: { ...params, token: 'GUEST' } })).toMatchObject({
    status: 401,
    error: { code: 1000 },
  });
  expect(await refusal({ params: { ...params, token: 'x' } })).toMatchObject({ status: 401, error: { code: 1000 } });
  expect(await refusal({ params: { ...params, name: 'Nothing' } })).toMatchObject({
    status: 404,
    error: { code: 1011 },
  });
  expect(await refusal({ params: { ...params, arguments: { age: 3 } } })).toMatchObject({
    status: 400,
    error: { data: { age: ['age: INVALID_FORMAT'] } },
  });
  // What PostgreSQL stores in no text is left out, as of every call.
  for (const text of ['Csv\0man', '\ud800']) {
    const args = { familyname: { value: text, mode: 'complete' } };
    expect((await post(JSON.stringify({ params: { ...params, args } }), 'application/json')).status).toBe(200);
  }
  const deep = JSON.parse('['.repeat(30) + ']'.repeat(30));
  expect(await refusal({ params: { ...params, args: { text: deep } } })).toMatchObject({ status: 400 });
  expect(await refusal({ params, format: 'xlsx' })).toMatchObject({
    error: { data: { format: ['format: INVALID_FORMAT'] } },
  });
  // Nothing is passed over: without its arguments a question asks for everybody.
  for (const misspelt of ['argumentz', 'Arguments', 'fieldz']) {
    const told = { status: 400, error: { data: { [misspelt]: [`${misspelt}: SHOULD_BE_EMPTY`] } } };
    expect(await refusal({ params: { ...params, [misspelt]: {} } })).toMatchObject(told);
    expect(await refusal({ ...params, [misspelt]: {} })).toMatchObject(told);
    expect(await refusal({ params, [misspelt]: {} })).toMatchObject(told);
  }
  expect(await refusal([])).toMatchObject({ status: 400 });
  expect(await refusal('x')).toMatchObject({ status: 400 });
  expect((await fetch(`${server.origin}/api/v2/callFunctionCsv?format=csvfile&params={}`)).status).toBe(405);
});
