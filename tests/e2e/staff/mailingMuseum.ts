import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../harness/programs/freePort.ts';
import { MailServer } from '../../harness/services/MailServer.ts';
import { until } from '../../harness/until.ts';
import { expect, test as staffTest } from './staffApp.ts';

interface MailingMuseum {
  readonly origin: string;
  readonly mailServer: MailServer;
}

/** Its database is made and its records are imported, while other tests use the machine. */
const openingMs = 300_000;

/** A museum of its own that hands its mails to a real mail server, so that its staff read them where people read mail. */
export const test = staffTest.extend<{ inbox: Inbox }, { museum: MailingMuseum }>({
  museum: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
    async ({}, use) => {
      const mailServer = await MailServer.start();
      const origin = `http://127.0.0.1:${await freePort()}`;
      const program = spawn(process.execPath, ['--import', 'tsx', 'tests/e2e/museum.ts'], {
        cwd: join(import.meta.dirname, '..', '..', '..'),
        env: {
          ...process.env,
          E2E_PORT: new URL(origin).port,
          E2E_SMTP_URL: mailServer.url,
          NODE_ENV: 'production',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const exited = once(program, 'exit');
      const isOpen = async () => {
        if (program.exitCode !== null) throw new Error(`the museum ended with ${program.exitCode}`);
        return (await fetch(`${origin}/healthz`).catch(() => undefined))?.ok ?? false;
      };
      await until('the museum with a mail server opens', isOpen, openingMs);
      await use({ origin, mailServer });
      program.kill('SIGTERM');
      await exited;
      await mailServer.close();
    },
    { scope: 'worker', timeout: openingMs + 60_000 },
  ],
  baseURL: async ({ museum }, use) => use(museum.origin),
  inbox: async ({ museum }, use) => use(new Inbox(museum.mailServer)),
});

/** What the mail server was given, as its readers see it. */
export class Inbox {
  readonly #mailServer: MailServer;

  constructor(mailServer: MailServer) {
    this.#mailServer = mailServer;
  }

  /** The link in the n-th mail to an address, once that mail has come and is about what it should be. */
  async linkIn(nth: number, address: string, subject: string): Promise<string> {
    await expect.poll(() => this.#mailServer.to(address).length).toBe(nth);
    const mail = this.#mailServer.to(address)[nth - 1];
    expect(mail?.subject).toBe(subject);
    return /https?:\/\/\S+key=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  }
}

export { expect };
