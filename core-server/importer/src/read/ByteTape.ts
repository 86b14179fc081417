/** Bytes of a stream that can be read again from a place behind, as long as that place was not given up. */
export class ByteTape {
  #chunks: Buffer[] = [];
  /** Offset of the first byte still kept. */
  #start = 0;
  #end = 0;
  #isFinished = false;
  readonly #source: AsyncIterator<Buffer>;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** All bytes from `offset` on, what is kept first. */
  async *from(offset: number): AsyncGenerator<Buffer> {
    let at = offset;
    for (;;) {
      const chunk = this.#chunkAt(at);
      if (chunk) {
        at += chunk.length;
        yield chunk;
      } else if (!(await this.#readMore())) return;
    }
  }

  /** At least `length` bytes from the start, or all there are. */
  async peek(length: number): Promise<Buffer> {
    while (this.#end - this.#start < length && (await this.#readMore()));
    return Buffer.concat(this.#chunks).subarray(0, length);
  }

  /** The bytes between two offsets that are still kept. */
  slice(start: number, end: number): Buffer {
    const pieces: Buffer[] = [];
    let at = this.#start;
    for (const chunk of this.#chunks) {
      if (at < end && at + chunk.length > start) pieces.push(chunk.subarray(Math.max(0, start - at), end - at));
      at += chunk.length;
    }
    return pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces);
  }

  /**
   * Where the line that begins at `offset` ends, its line end included.
   *
   * @param most bytes after which it is not looked any further.
   */
  async endOfLine(offset: number, most = Number.POSITIVE_INFINITY): Promise<number> {
    let at = offset;
    for await (const chunk of this.from(offset)) {
      const found = chunk.indexOf(10);
      if (found >= 0) return at + found + 1;
      at += chunk.length;
      if (at - offset > most) return at;
    }
    return at;
  }

  /** Gives up the bytes before `offset`. */
  forget(offset: number): void {
    let [first] = this.#chunks;
    while (first && this.#start + first.length <= offset) {
      this.#start += first.length;
      this.#chunks.shift();
      [first] = this.#chunks;
    }
  }

  #chunkAt(offset: number): Buffer | null {
    let at = this.#start;
    for (const chunk of this.#chunks) {
      if (offset < at + chunk.length) return chunk.subarray(offset - at);
      at += chunk.length;
    }
    return null;
  }

  async #readMore(): Promise<boolean> {
    if (this.#isFinished) return false;
    const { value, done } = await this.#source.next();
    if (done) {
      this.#isFinished = true;
      return false;
    }
    this.#chunks.push(value);
    this.#end += value.length;
    return true;
  }
}
