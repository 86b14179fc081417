import { type FileHandle, open } from 'node:fs/promises';

/** What a directory of a TIFF says of its picture, by tag. */
export interface TiffDirectory {
  readonly fields: ReadonlyMap<number, TiffField>;
}

interface TiffField {
  readonly type: number;
  readonly count: number;
  /** Where the values stand. */
  readonly at: number;
}

/** Bytes of a value, by the number of its type. */
const typeBytes: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 7: 1, 16: 8, 18: 8 };
/** More fields or values than any scan has. */
const most = { fields: 4_096, values: 1_000_000 } as const;

/** Reads the directories of a TIFF (6.0, or BigTIFF), without any pixel. */
export class TiffReader {
  readonly #handle: FileHandle;
  #isLittle = true;
  #isBig = false;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** @throws RangeError for what is no TIFF or is cut short. */
  static async with<T>(path: string, steps: (reader: TiffReader) => Promise<T>): Promise<T> {
    const handle = await open(path, 'r');
    try {
      return await steps(new TiffReader(handle));
    } finally {
      await handle.close();
    }
  }

  /** @param limit where to stop; a file that names itself in a circle ends there too. */
  async directories(limit: number): Promise<TiffDirectory[]> {
    const found: TiffDirectory[] = [];
    for (let next = await this.#begin(); next > 0 && found.length < limit; ) {
      const { directory, following } = await this.#directory(next);
      found.push(directory);
      next = following;
    }
    return found;
  }

  /** The numbers of a field; none when the directory has it not. */
  async numbers({ fields }: TiffDirectory, tag: number): Promise<number[]> {
    const field = fields.get(tag);
    if (!field) return [];
    const bytes = await this.#values(field);
    const size = typeBytes[field.type] ?? 1;
    return Array.from({ length: field.count }, (_, index) => this.#number(bytes, index * size, size));
  }

  async number(directory: TiffDirectory, tag: number): Promise<number | undefined> {
    return (await this.numbers(directory, tag))[0];
  }

  /** The bytes of a field; none when the directory has it not. */
  async bytes({ fields }: TiffDirectory, tag: number): Promise<Buffer> {
    const field = fields.get(tag);
    return field ? this.#values(field) : Buffer.alloc(0);
  }

  #values({ type, count, at }: TiffField): Promise<Buffer> {
    if (count > most.values) throw new RangeError('a TIFF field of too many values');
    return this.#read(at, count * (typeBytes[type] ?? 1));
  }

  /** Reads the header; answers where the first directory stands. */
  async #begin(): Promise<number> {
    const head = await this.#read(0, 8);
    this.#isLittle = head.toString('latin1', 0, 2) === 'II';
    const mark = this.#number(head, 2, 2);
    if (mark !== 42 && mark !== 43) throw new RangeError('no TIFF');
    this.#isBig = mark === 43;
    return this.#isBig ? this.#number(await this.#read(8, 8), 0, 8) : this.#number(head, 4, 4);
  }

  async #directory(at: number): Promise<{ directory: TiffDirectory; following: number }> {
    const [countBytes, entryBytes, pointerBytes] = this.#isBig ? [8, 20, 8] : [2, 12, 4];
    const count = this.#number(await this.#read(at, countBytes), 0, countBytes);
    if (count > most.fields) throw new RangeError('a TIFF directory of too many fields');
    const begin = at + countBytes;
    const body = await this.#read(begin, count * entryBytes + pointerBytes);
    const fields = new Map<number, TiffField>();
    for (let offset = 0; offset < count * entryBytes; offset += entryBytes) {
      const type = this.#number(body, offset + 2, 2);
      const values = this.#number(body, offset + 4, pointerBytes);
      const place = offset + 4 + pointerBytes;
      // Few values stand in the directory itself.
      const isHere = values * (typeBytes[type] ?? 1) <= pointerBytes;
      const valuesAt = isHere ? begin + place : this.#number(body, place, pointerBytes);
      fields.set(this.#number(body, offset, 2), { type, count: values, at: valuesAt });
    }
    return { directory: { fields }, following: this.#number(body, count * entryBytes, pointerBytes) };
  }

  async #read(position: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(length), 0, length, position);
    if (bytesRead < length) throw new RangeError('a TIFF that is cut short');
    return buffer;
  }

  #number(bytes: Buffer, at: number, size: number): number {
    if (size === 8) return Number(this.#isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
    return this.#isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  }
}
