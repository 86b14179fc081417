import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the stand-in says to a recipient: takes the mail, cannot just now, or never will. */
type Mood = 'takes' | 'busy' | 'refuses';

/** A real mail server of the test's own, which keeps what it is given. */
export class MailServer {
  readonly received: Email[] = [];
  mood: Mood = 'takes';
  /** Conversations about a recipient that were begun, whatever came of them. */
  attempts = 0;
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, callback) => {
        this.attempts++;
        if (this.mood === 'takes') return callback();
        const responseCode = this.mood === 'busy' ? 450 : 550;
        callback(Object.assign(new Error(`mailbox ${this.mood}`), { responseCode }));
      },
      onData: (stream, _session, callback) => {
        readMail(stream).then((mail) => {
          this.received.push(mail);
          callback();
        }, callback);
      },
    });
    this.#server.on('error', () => undefined);
  }

  static async start(): Promise<MailServer> {
    const mailServer = new MailServer();
    await new Promise<void>((resolve) => mailServer.#server.listen(0, '127.0.0.1', resolve));
    return mailServer;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Mails to an address, oldest first. */
  to(address: string): Email[] {
    return this.received.filter(({ to }) => to?.some((each) => each.address === address));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

const readMail = async (stream: Readable): Promise<Email> => PostalMime.parse(await buffer(stream));

/** The account token in the link of a mail. */
export function accountTokenIn(text: string | null | undefined): string {
  const token = /\?key=([\w-]+)/.exec(text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link with a token in: ${text}`);
  return token;
}
