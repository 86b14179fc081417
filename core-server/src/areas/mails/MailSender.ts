import type { MailKind } from '@salient/shared/areas/mails/mail.ts';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { isUnavailable } from '../../lib/db/isUnavailable.ts';
import type { MailCarrier, OutgoingMail } from '../../lib/mail/MailCarrier.ts';
import type { Outbox } from '../../lib/mail/Outbox.ts';
import { isRefusedForGood } from '../../lib/mail/smtpCarrier.ts';
import { MailEntity } from './MailEntity.ts';
import type { MailWriter, MailWriting } from './MailWriter.ts';

const minute = 60_000;

/** Pauses after each failed attempt; after the last one the mail is given up. */
const pausesMs = [minute / 2, 2 * minute, 10 * minute, 30 * minute, 120 * minute];
/** How long a taken mail is left alone by other processes: longer than an attempt can last. */
const leaseMs = 5 * minute;
const attemptMs = minute;
/** How often the queue is looked at without being woken: for mails to be tried again, and those of processes that died. */
const pollMs = 15_000;
/** What of an error is kept for administrators to read. */
const maxErrorLength = 300;

export interface MailSenderOptions extends MailWriting {
  readonly dataSource: DataSource;
  readonly carrier: MailCarrier;
  /** Who writes the mails of each kind. */
  readonly writers: readonly MailWriter[];
  readonly log: Logger;
}

/**
 * Sends what stands in the queue, one mail at a time. Each process has one; a mail is taken by one of them alone. A
 * process that dies between handing over a mail and noting it makes the mail go out twice, never not at all.
 */
export class MailSender {
  readonly #options: MailSenderOptions;
  readonly #writers: ReadonlyMap<MailKind, MailWriter>;
  readonly #timer: NodeJS.Timeout;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #wokenMeanwhile = false;

  constructor(options: MailSenderOptions) {
    this.#options = options;
    this.#writers = new Map(options.writers.flatMap((writer) => writer.kinds.map((kind) => [kind, writer] as const)));
    this.#timer = setInterval(() => this.wake(), pollMs).unref();
  }

  /** Something was queued: look now rather than at the next turn. */
  wake(): void {
    if (this.#closing.signal.aborted) return;
    this.#wokenMeanwhile = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
    });
  }

  /** Breaks off what is under way; the mail stays in the queue. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#running;
    this.#options.carrier.close();
  }

  async #drain(): Promise<void> {
    try {
      while (this.#wokenMeanwhile) {
        this.#wokenMeanwhile = false;
        while (!this.#closing.signal.aborted && (await this.#sendNext()));
      }
    } catch (error) {
      if (!isUnavailable(error)) this.#options.log.error({ err: error }, 'the mail queue could not be worked off');
    }
  }

  /** @returns whether there was a mail to send. */
  async #sendNext(): Promise<boolean> {
    const mail = await this.#take();
    if (!mail) return false;
    const { carrier, log } = this.#options;
    try {
      // More attempts than pauses: processes died over it again and again.
      const message = mail.attempts > pausesMs.length + 1 ? null : await this.#write(mail);
      if (!message) {
        await this.#note(mail, { status: 'failed', error: 'given up, or not needed any more' });
        return true;
      }
      await carrier.carry(message, AbortSignal.any([this.#closing.signal, AbortSignal.timeout(attemptMs)]));
      await this.#note(mail, { status: carrier.delivered, error: null, sent_at: this.#options.now() });
      log.info({ mail: mail.id, kind: mail.kind }, `a mail was ${carrier.delivered}`);
    } catch (error) {
      await this.#noteFailure(mail, error);
    }
    return true;
  }

  /** The next mail whose time has come, put out of the reach of other processes for as long as an attempt takes. */
  async #take(): Promise<MailEntity | null> {
    const { dataSource, now } = this.#options;
    const at = now();
    const [rows] = await dataSource.query<[MailEntity[], number]>(
      `UPDATE mail SET attempts = attempts + 1, error = NULL, next_attempt_at = $2
       WHERE id = (SELECT id FROM mail WHERE status = 'queued' AND next_attempt_at <= $1
                   ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING *`,
      [at, new Date(at.getTime() + leaseMs)],
    );
    return rows[0] ?? null;
  }

  /** The words of a mail; null when it is no longer what it was for. */
  async #write(mail: MailEntity): Promise<OutgoingMail | null> {
    const { id, recipient, language } = mail;
    const composed = await this.#options.dataSource.transaction(async (db) => {
      if (!(await db.existsBy(MailEntity, { id, status: 'queued' }))) return null;
      return this.#writers.get(mail.kind)?.write(db, mail, this.#options) ?? null;
    });
    return composed && { id, recipient, language, ...composed };
  }

  async #noteFailure(mail: MailEntity, error: unknown): Promise<void> {
    const { log, now } = this.#options;
    const pause = isRefusedForGood(error) ? undefined : pausesMs[mail.attempts - 1];
    const text = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
    log.warn({ err: error, mail: mail.id, kind: mail.kind, attempt: mail.attempts }, 'a mail could not be sent');
    await this.#note(
      mail,
      pause === undefined
        ? { status: 'failed', error: text }
        : { error: text, next_attempt_at: new Date(now().getTime() + pause) },
    );
  }

  /** Changes a mail that is still in the queue; one that was withdrawn meanwhile stays away. */
  async #note({ id }: MailEntity, changes: Partial<MailEntity>): Promise<void> {
    await this.#options.dataSource.manager.update(MailEntity, { id, status: 'queued' }, changes);
  }
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly mailSender: MailSender;
    readonly outbox: Outbox;
  }
}
