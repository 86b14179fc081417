import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Koa from 'koa';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TempFiles } from '../../lib/files/TempFiles.ts';
import { answerUpload } from './answerUpload.ts';
import { readForm } from './readForm.ts';
import { receiveFile } from './receiveFile.ts';

const idleMs = 400;
let folder: string;
let port: number;
let close: () => unknown;
/** Waited for before the file is received, as while it is asked whose it is. */
let asking: Promise<unknown>;
/** What became of each file, also of those whose sender had gone. */
let outcomes: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-form-'));
  const tempFiles = new TempFiles(folder);
  const app = new Koa();
  // Senders who go are what is tested here.
  app.silent = true;
  app.use(
    answerUpload(pino({ level: 'silent' }), (ctx) =>
      readForm(
        ctx,
        async ({ file }) => {
          await asking;
          const received = tempFiles.with(async (part) => (await receiveFile(file, part, 1_000_000)).bytes);
          return received.finally(async () => {
            outcomes.push(await received.then(String, (error: Error) => error.message));
          });
        },
        { idleMs },
      ),
    ),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  close = () => server.close();
});
beforeEach(() => {
  asking = Promise.resolve();
  outcomes = [];
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true, force: true });
});

const head = (name = 'a.jpg') =>
  `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
const tail = '\r\n--b--\r\n';

/** A connection over which a form of so many bytes is announced. */
function open(bytes: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  return socket;
}

/** What the server says, once it has closed the connection or said a whole answer. */
async function answerOf(socket: Socket): Promise<{ status: string; code: string | undefined; isClosed: boolean }> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (/\}$/.test(text) && !/connection: close/i.test(text)) break;
  }
  const { status, data } = JSON.parse(text.slice(text.indexOf('{'))) as { status: string; data: { none?: string[] } };
  return { status, code: data.none?.[0]?.replace('none: ', ''), isClosed: /connection: close/i.test(text) };
}
const send = async (form: string) => {
  const socket = open(Buffer.byteLength(form));
  socket.write(form);
  return answerOf(socket);
};

describe('a form of which nothing more comes', () => {
  test.each([
    ['in the middle of its file', head() + 'x'.repeat(1_000)],
    ['after its file', `${head()}${'x'.repeat(1_000)}\r\n--b\r\ncontent-disposition: form-data; name="more"`],
    ['before its file', '--b\r\ncontent-disposition: form-data; name="more"\r\n\r\n'],
  ])('%s is given up, told so, and leaves nothing behind', async (_, begun) => {
    const socket = open(50_000);
    socket.write(begun);
    const started = performance.now();
    expect(await answerOf(socket)).toEqual({ status: 'NOK', code: 'UPLOAD_INCOMPLETE', isClosed: true });
    expect(performance.now() - started).toBeGreaterThan(idleMs - 50);
    await expect.poll(() => outcomes).toEqual(begun.startsWith(head()) ? ['UPLOAD_INCOMPLETE'] : []);
    expect(await readdir(folder)).toEqual([]);
  });

  test('is waited for while a byte comes now and then', async () => {
    const form = head() + 'x'.repeat(20) + tail;
    const socket = open(form.length);
    for (const [n, byte] of [...form].entries()) {
      socket.write(byte);
      if (n % 10 === 0) await sleep(idleMs / 6);
    }
    expect(await answerOf(socket)).toMatchObject({ status: 'OK' });
    expect(outcomes).toEqual(['20']);
  });

  test('is not given up while the server itself is not ready for more', async () => {
    const form = head() + 'x'.repeat(900_000) + tail;
    asking = sleep(idleMs * 3);
    expect(await send(form)).toMatchObject({ status: 'OK' });
    expect(outcomes).toEqual(['900000']);
  });
});

describe('a file', () => {
  test('whose sender goes while it is asked whose it is, ends there', async () => {
    let answer = () => undefined as unknown;
    asking = new Promise((resolve) => {
      answer = () => resolve(undefined);
    });
    const socket = open(50_000);
    socket.write(head() + 'x'.repeat(1_000));
    await sleep(100);
    socket.destroy();
    await sleep(100);
    answer();
    await expect.poll(() => outcomes).toEqual(['UPLOAD_INCOMPLETE']);
    expect(await readdir(folder)).toEqual([]);
  });

  test('is received with the end of its form, and not where that is refused', async () => {
    const file = `${head()}${'x'.repeat(100)}`;
    expect(await send(file + tail)).toMatchObject({ status: 'OK' });
    expect(await send(`${file}\r\n${head('b.jpg')}y${tail}`)).toMatchObject({ code: 'INVALID_DATA' });
    const field = '\r\n--b\r\ncontent-disposition: form-data; name="more"\r\n\r\n';
    expect(await send(file + `${field}y`.repeat(40) + tail)).toMatchObject({ code: 'INVALID_DATA' });
    expect(await send(`${file}${field}y`)).toMatchObject({ code: 'UPLOAD_INCOMPLETE' });
    await expect.poll(() => outcomes).toEqual(['100', 'INVALID_DATA', 'INVALID_DATA', 'UPLOAD_INCOMPLETE']);
    expect(await readdir(folder)).toEqual([]);
  });

  test('with a sign in its name that no name has is told so', async () => {
    expect(await send(head('a\0b.jpg') + tail)).toMatchObject({ status: 'NOK', code: 'INVALID_FILE_NAME' });
  });
});
