import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { addressRange } from '../../lib/rpc/addressRange.ts';

export interface LimitRule {
  /** Attempts within one window; the next ones wait until it ends. */
  readonly points: number;
  readonly seconds: number;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/** What is counted, and how often is too often (AUTH-34). */
export const defaultLimits = {
  /** Sign-ins that failed, of one account from one address: whoever guesses locks out himself first, not the owner. */
  signInPair: { points: 10, seconds: quarterHour },
  /** Of one account from everywhere. */
  signInAccount: { points: 50, seconds: quarterHour },
  /** Of one address at whatever account; a museum's staff may share one. */
  signInAddress: { points: 100, seconds: quarterHour },
  /** Tokens of invitations and resets that were not good, of one address. */
  key: { points: 20, seconds: quarterHour },
  /** Reset mails asked for, from one address. */
  resetAddress: { points: 30, seconds: hour },
  /** To one mailbox, so that nobody's is flooded. */
  resetEmail: { points: 5, seconds: hour },
  /** Messages about persons, from one address; a class may sit behind it. */
  guestFeedback: { points: 30, seconds: hour },
  /** To one mailbox, which is told of each message. */
  feedbackEmail: { points: 10, seconds: hour },
  /** Files that visitors sent with messages, from one address. */
  guestUpload: { points: 60, seconds: hour },
  /** Pairing codes that were not good, from one address. */
  kioskPairing: { points: 10, seconds: quarterHour },
  /** Device secrets that were not good, from one address; a kiosk whose secret was revoked stops by itself. */
  kioskKey: { points: 30, seconds: quarterHour },
  /** Signs of life and pictures of one kiosk, which also reports whenever its screen changes. */
  kioskReport: { points: 180, seconds: 60 },
  /** What one account asks of kiosks. */
  kioskAsking: { points: 60, seconds: 60 },
  /** Batches of what kiosks counted, from one address: four kiosks may share it, and catch up after weeks alone. */
  countBatches: { points: 600, seconds: quarterHour },
  /** Map tiles that were not kept yet, from one address; a class that walks with its phones sees mostly the same ones. */
  mapTile: { points: 1_500, seconds: quarterHour },
} satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof defaultLimits;
export type Limits = Readonly<Record<LimitName, LimitRule>>;

/** Counts attempts in the database, so that all processes count together. */
export class AccessLimits {
  readonly #limiters: Readonly<Record<LimitName, RateLimiterPostgres>>;

  constructor(dataSource: DataSource, limits: Limits) {
    const limiter = (name: LimitName) =>
      new RateLimiterPostgres({
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limits[name].points,
        duration: limits[name].seconds,
      });
    const names = Object.keys(limits) as LimitName[];
    this.#limiters = Object.fromEntries(names.map((name) => [name, limiter(name)])) as Record<
      LimitName,
      RateLimiterPostgres
    >;
  }

  /**
   * Counts one attempt.
   *
   * @returns 0 when it may go on, otherwise the seconds after which another may.
   */
  async take(name: LimitName, subject: string): Promise<number> {
    try {
      await this.#limiters[name].consume(keyOf(name, subject));
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  /** The attempt was a good one and does not count. */
  async giveBack(name: LimitName, subject: string): Promise<void> {
    await this.#limiters[name].reward(keyOf(name, subject));
  }

  /** Counts a sign-in before its password is looked at; many at once cannot slip through together. */
  async isSignInLocked(account: string, address: string): Promise<boolean> {
    return (
      (await this.take('signInAddress', address)) > 0 ||
      (await this.take('signInPair', pairOf(account, address))) > 0 ||
      (await this.take('signInAccount', account)) > 0
    );
  }

  /** The password was right: what the owner mistyped before is forgotten. */
  async signedIn(account: string, address: string): Promise<void> {
    await this.giveBack('signInAddress', address);
    await this.#limiters.signInPair.delete(keyOf('signInPair', pairOf(account, address)));
    await this.giveBack('signInAccount', account);
  }

  /** Opens an account to whoever proved at `address` to be its owner. */
  async openAccount(account: string, address: string): Promise<void> {
    await this.#limiters.signInAccount.delete(keyOf('signInAccount', account));
    await this.#limiters.signInPair.delete(keyOf('signInPair', pairOf(account, address)));
  }
}

const byAddress: readonly LimitName[] = [
  'signInAddress',
  'key',
  'resetAddress',
  'guestUpload',
  'guestFeedback',
  'kioskPairing',
  'kioskKey',
  'countBatches',
  'mapTile',
];
const pairOf = (account: string, address: string) => `${addressRange(address)} ${account}`;

/** Keys of the counters have 255 characters in the database, accounts and addresses as many as a caller likes. */
function keyOf(name: LimitName, subject: string): string {
  const counted = byAddress.includes(name) ? addressRange(subject) : subject.toLowerCase();
  return createHash('sha256').update(counted).digest('base64url');
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly accessLimits: AccessLimits;
  }
}
