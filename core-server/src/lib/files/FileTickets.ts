import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { DataSource } from 'typeorm';

/** A ticket is the same for this long, so that a page drawn again finds its pictures in the browser's cache. */
const stepSeconds = 30;
/** No ticket of a file lives longer. */
export const ticketSeconds = 2 * stepSeconds;

interface Ticket {
  /** Account that asked; null for a guest. */
  readonly sub: string | null;
  readonly resource: string;
  /** Seconds since 1970. */
  readonly exp: number;
}

/**
 * Signs and reads what opens one file for at most a minute, so that no session token stands in an address. The secret
 * lies in the database: what one process signs, any other reads.
 */
export class FileTickets {
  readonly #dataSource: DataSource;
  readonly #now: () => Date;
  #secret: Promise<Buffer> | undefined;

  constructor(dataSource: DataSource, now: () => Date) {
    this.#dataSource = dataSource;
    this.#now = now;
  }

  /**
   * When a ticket signed now ends.
   *
   * @param step for so many seconds it is the same ticket, and twice as long it lives at most.
   */
  expiresAt(step = stepSeconds): Date {
    const seconds = this.#now().getTime() / 1000;
    return new Date((Math.floor(seconds / step) + 2) * step * 1000);
  }

  /** @param expires for what has to last longer than a page takes to load. */
  async sign({ id: sub }: Pick<Actor, 'id'>, resource: string, expires = this.expiresAt()): Promise<string> {
    const ticket: Ticket = { sub, resource, exp: expires.getTime() / 1000 };
    const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    return `${body}.${(await this.#signature(body)).toString('base64url')}`;
  }

  /** Who holds a ticket: null when it is none of ours, for another resource, or over. */
  async reader(text: string, resource: string): Promise<Pick<Ticket, 'sub'> | null> {
    const ticket = await this.read(text);
    return ticket?.resource === resource ? ticket : null;
  }

  /** What a ticket says; null when it is none of ours, or over. */
  async read(text: string): Promise<Ticket | null> {
    const [body = '', signature = ''] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = await this.#signature(body);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket;
    return ticket.exp * 1000 > this.#now().getTime() ? ticket : null;
  }

  async #signature(body: string): Promise<Buffer> {
    this.#secret ??= this.#readSecret().catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    return createHmac('sha256', await this.#secret)
      .update(body)
      .digest();
  }

  async #readSecret(): Promise<Buffer> {
    const name = 'file_tickets';
    await this.#dataSource.query('INSERT INTO server_secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      randomBytes(32),
    ]);
    const [row] = await this.#dataSource.query<{ value: Buffer }[]>('SELECT value FROM server_secret WHERE name = $1', [
      name,
    ]);
    if (!row) throw new Error('the secret of file tickets is gone');
    return row.value;
  }
}
