import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly content: string | Buffer;
  /** What the ZIP says of its size, where that is a lie. */
  readonly claims?: number;
  readonly isEncrypted?: boolean;
  /** Whether its content is not what its sum says. */
  readonly isSpoilt?: boolean;
}

/** A ZIP as programs write it: each file behind a header of its own, and a list of them at the end. */
export function zip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims, isEncrypted = false, isSpoilt = false } of files) {
    const [bytes, packed] = [Buffer.from(content), deflateRawSync(content)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800 | (isEncrypted ? 1 : 0), 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(isSpoilt ? '' : bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, entry, Buffer.from(name));
    const part = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    parts.push(part);
    at += part.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
