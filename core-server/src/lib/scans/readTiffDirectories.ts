import { type FileHandle, open } from 'node:fs/promises';
import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';

/** One picture of a TIFF, in the order in which the file names them. */
export interface TiffDirectory extends PixelSize {
  /** Whether it is the same picture as one before it, with fewer pixels (bit 0 of `NewSubfileType`). */
  readonly isReduced: boolean;
}

const tags = { subfileType: 254, width: 256, height: 257 } as const;

/**
 * Reads which pictures a TIFF (6.0, or BigTIFF) has, without any of their pixels.
 *
 * @param most where to stop; a file that names itself in a circle ends there too.
 * @throws RangeError for what is no TIFF or is cut short.
 */
export async function readTiffDirectories(path: string, most: number): Promise<TiffDirectory[]> {
  const handle = await open(path, 'r');
  try {
    return await readChain(new TiffReader(handle), most);
  } finally {
    await handle.close();
  }
}

async function readChain(reader: TiffReader, most: number): Promise<TiffDirectory[]> {
  let next = await reader.begin();
  const found: TiffDirectory[] = [];
  while (next > 0 && found.length < most) {
    const { directory, following } = await reader.directory(next);
    found.push(directory);
    next = following;
  }
  return found;
}

class TiffReader {
  readonly #handle: FileHandle;
  #isLittle = true;
  #isBig = false;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Reads the header; answers where the first directory stands. */
  async begin(): Promise<number> {
    const head = await this.#read(0, 16);
    this.#isLittle = head.toString('latin1', 0, 2) === 'II';
    const mark = this.#short(head, 2);
    if (mark !== 42 && mark !== 43) throw new RangeError('no TIFF');
    this.#isBig = mark === 43;
    return this.#isBig ? this.#long8(head, 8) : this.#long(head, 4);
  }

  async directory(at: number): Promise<{ directory: TiffDirectory; following: number }> {
    const [countBytes, entryBytes, pointerBytes] = this.#isBig ? [8, 20, 8] : [2, 12, 4];
    const head = await this.#read(at, countBytes);
    const count = this.#isBig ? this.#long8(head, 0) : this.#short(head, 0);
    if (count > 4096) throw new RangeError('a TIFF directory of too many fields');
    const body = await this.#read(at + countBytes, count * entryBytes + pointerBytes);
    const values = new Map<number, number>();
    for (let entry = 0; entry < count; entry++) {
      const offset = entry * entryBytes;
      const isShort = this.#short(body, offset + 2) === 3;
      const place = offset + (this.#isBig ? 12 : 8);
      values.set(this.#short(body, offset), isShort ? this.#short(body, place) : this.#long(body, place));
    }
    const pointer = count * entryBytes;
    return {
      directory: {
        width: values.get(tags.width) ?? 0,
        height: values.get(tags.height) ?? 0,
        isReduced: ((values.get(tags.subfileType) ?? 0) & 1) === 1,
      },
      following: this.#isBig ? this.#long8(body, pointer) : this.#long(body, pointer),
    };
  }

  async #read(position: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(length), 0, length, position);
    // The header of a classic TIFF has eight bytes, and a tiny one may end soon after.
    if (bytesRead < Math.min(length, 8)) throw new RangeError('a TIFF that is cut short');
    return buffer;
  }

  #short(bytes: Buffer, at: number): number {
    return this.#isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
  }

  #long(bytes: Buffer, at: number): number {
    return this.#isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
  }

  #long8(bytes: Buffer, at: number): number {
    return Number(this.#isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
  }
}
