import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createApp } from '../../core-server/src/app/createApp.ts';

/**
 * The core server as a program of its own, with the limits of the real one and one proxy in front, for tests of what
 * several processes do together. It says its port and ends with its parent.
 */
const app = await createApp({
  databaseUrl: process.env.DATABASE_URL as string,
  publicUrl: 'https://salient.example',
  outboxFolder: join(tmpdir(), `salient-outbox-${process.pid}`),
  filesFolder: process.env.FILES_FOLDER ?? join(tmpdir(), `salient-files-${process.pid}`),
  smtpUrl: process.env.SMTP_URL,
  trustedProxies: 1,
  log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
});
const server = createServer(app.koa.callback());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));
