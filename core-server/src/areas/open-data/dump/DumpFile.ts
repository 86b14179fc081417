import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Bytes and their SHA-256, hexadecimal. */
export interface Content {
  readonly bytes: number;
  readonly sha256: string;
}

/** A file that was written compressed: what it is, and what it is when it is unpacked. */
export interface WrittenFile extends Content {
  readonly packed: Content;
}

class Measure {
  readonly #hash: Hash = createHash('sha256');
  #bytes = 0;

  add(chunk: Buffer): Buffer {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    return chunk;
  }

  get content(): Content {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Writes a file compressed, text by text, as fast as the disk takes it: nothing is held back in memory. */
export class DumpFile {
  readonly #plain = new Measure();
  readonly #packed = new Measure();
  readonly #gzip = createGzip();
  readonly #done: Promise<void>;

  constructor(path: string) {
    const measured = new Transform({ transform: (chunk: Buffer, _, done) => done(null, this.#packed.add(chunk)) });
    this.#done = pipeline(this.#gzip, measured, createWriteStream(path, { mode: 0o600 }));
    // Whoever writes next, or closes, hears of it.
    this.#done.catch(() => undefined);
  }

  /** @throws when the file cannot be written. */
  async write(text: string): Promise<void> {
    if (text === '') return;
    if (!this.#gzip.write(this.#plain.add(Buffer.from(text))))
      await Promise.race([once(this.#gzip, 'drain'), this.#done]);
  }

  async close(): Promise<WrittenFile> {
    this.#gzip.end();
    await this.#done;
    return { ...this.#plain.content, packed: this.#packed.content };
  }
}
