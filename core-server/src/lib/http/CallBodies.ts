import type { IncomingMessage } from 'node:http';

/** Bounds on the bodies of calls that are on their way at one moment. */
export interface CallBodyLimits {
  /** Bytes of one body; a larger one is read to its end and dropped. */
  readonly bodyBytes: number;
  /** Bytes that all large bodies of this process may hold together. */
  readonly allBytes: number;
  /** Bytes that the bodies of one address may hold together; a museum's staff and kiosks may share one. */
  readonly addressBytes: number;
  /** Bodies of one address under way at once. */
  readonly addressBodies: number;
  /** Milliseconds from the headers to the end of a body. */
  readonly totalMs: number;
  /** Milliseconds within which the next bytes come. */
  readonly idleMs: number;
}

const megabyte = 1024 * 1024;

export const callBodyLimits: CallBodyLimits = {
  bodyBytes: 5 * megabyte,
  allBytes: 24 * megabyte,
  addressBytes: 12 * megabyte,
  addressBodies: 100,
  totalMs: 30_000,
  idleMs: 10_000,
};

/** Why a body was not read: too slow, too many from this address, or too many from all. */
export type BodyRefusal = 'tooSlow' | 'tooManyFromAddress' | 'tooMany';

/** A body that is not read any further; its connection is of no use. */
export class BodyRefused extends Error {
  override name = 'BodyRefused';
  constructor(readonly reason: BodyRefusal) {
    super(reason);
  }
}

interface AddressUse {
  bodies: number;
  bytes: number;
}

/** What a body needs at first: nearly all calls are smaller. */
const firstBytes = 4 * 1024;

/** Bodies up to this size are always taken, so that no stranger's large ones cost anybody a save. */
const smallBytes = 64 * 1024;

/**
 * Reads the bodies of calls, and holds no more of them at once than memory is meant for. Bytes are counted as they are
 * allocated, before they are, so that an address which begins many bodies and ends none is refused and not believed.
 */
export class CallBodies {
  readonly #limits: CallBodyLimits;
  readonly #addresses = new Map<string, AddressUse>();
  #bytes = 0;

  constructor(limits: CallBodyLimits = callBodyLimits) {
    this.#limits = limits;
  }

  /** Bytes held just now by large bodies under way. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The whole body of a request.
   *
   * @param address whom it is counted for.
   * @param use gets the bytes, or null when there were more than one body may have. They are counted until it ends.
   * @throws BodyRefused
   */
  async read<T>(request: IncomingMessage, address: string, use: (body: Buffer | null) => Promise<T> | T): Promise<T> {
    const mine = this.#addresses.get(address) ?? { bodies: 0, bytes: 0 };
    if (mine.bodies >= this.#limits.addressBodies) throw new BodyRefused('tooManyFromAddress');
    this.#addresses.set(address, mine);
    mine.bodies++;
    let held = 0;
    /** Counts a change of what this body holds. */
    const hold = (allocated: number) => {
      const more = (allocated > smallBytes ? allocated : 0) - held;
      if (mine.bytes + more > this.#limits.addressBytes) throw new BodyRefused('tooManyFromAddress');
      if (this.#bytes + more > this.#limits.allBytes) throw new BodyRefused('tooMany');
      held += more;
      mine.bytes += more;
      this.#bytes += more;
    };
    try {
      return await use(await this.#receive(request, hold));
    } finally {
      hold(0);
      mine.bodies--;
      if (mine.bodies === 0) this.#addresses.delete(address);
    }
  }

  /** Puts the chunks into one buffer that doubles: many small ones would cost many times what they carry. */
  #receive(request: IncomingMessage, hold: (bytes: number) => void): Promise<Buffer | null> {
    const { bodyBytes, totalMs, idleMs } = this.#limits;
    const declared = Number(request.headers['content-length'] ?? Number.NaN);
    return new Promise((resolve, reject) => {
      let body = Buffer.alloc(0);
      let length = 0;
      const end = (settle: () => void) => {
        clearTimeout(total);
        clearTimeout(idle);
        request.off('data', take).off('end', finish).off('error', fail).off('close', breakOff);
        settle();
      };
      const fail = (error: Error) => end(() => reject(error));
      const breakOff = () => fail(Object.assign(new Error('the body broke off'), { code: 'ECONNRESET' }));
      const tooSlow = () => fail(new BodyRefused('tooSlow'));
      const total = setTimeout(tooSlow, totalMs);
      const idle = setTimeout(tooSlow, idleMs);
      const finish = () => end(() => resolve(length > bodyBytes ? null : body.subarray(0, length)));
      const take = (chunk: Buffer) => {
        idle.refresh();
        const start = length;
        length += chunk.length;
        try {
          if (length > bodyBytes) {
            body = Buffer.alloc(0);
            return hold(0);
          }
          if (length > body.length) {
            const wanted = Math.max(length, body.length * 2, firstBytes);
            const size = Math.min(wanted, bodyBytes, Math.max(length, declared || bodyBytes));
            hold(size);
            const larger = Buffer.allocUnsafeSlow(size);
            body.copy(larger, 0, 0, start);
            body = larger;
          }
          chunk.copy(body, start);
        } catch (error) {
          fail(error as Error);
        }
      };
      request.on('data', take).on('end', finish).on('error', fail).on('close', breakOff);
    });
  }
}
