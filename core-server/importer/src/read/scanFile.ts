import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { judgedBytes, unmarkedUtf16 } from '@salient/core-server/areas/imports/foreignBytes.ts';
import { LegacyCounter, type LegacyEncoding } from './LegacyEncoding.ts';
import { countUtf8 } from './utf8Sequences.ts';

/** `utf-8+windows-1252`: UTF-8 throughout but for a few bytes that only the older encoding explains. */
export type DetectedEncoding = 'utf-8' | LegacyEncoding | 'utf-8+windows-1252' | 'utf-16le' | 'utf-16be';

export interface FileScan {
  readonly encoding: DetectedEncoding;
  /** Bytes of the mark at the start that are no text. */
  readonly markLength: number;
  readonly bytes: number;
  /** Old files end their lines by a carriage return alone. */
  readonly hasOnlyReturns: boolean;
  readonly sha256: Buffer;
  /** Bytes, or sequences of bytes, that are no UTF-8. */
  readonly invalidSequences: number;
  /** The first bytes. */
  readonly head: Buffer;
}

const marks: readonly (readonly [bytes: readonly number[], encoding: DetectedEncoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Reads the whole file once: which encoding it has, how long it is, and its checksum. */
export async function scanFile(path: string): Promise<FileScan> {
  const hash = createHash('sha256');
  const counter = countUtf8();
  const legacy = new LegacyCounter();
  let head: Buffer = Buffer.alloc(0);
  let bytes = 0;
  let hasReturn = false;
  let hasLineFeed = false;
  let valid = true;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (head.length < judgedBytes) head = Buffer.concat([head, chunk.subarray(0, judgedBytes - head.length)]);
    bytes += chunk.length;
    hasReturn ||= chunk.includes(13);
    hasLineFeed ||= chunk.includes(10);
    // The counter is slow and needed only from the first chunk on that is not plainly valid; a sequence cut by the end
    // of a chunk makes it run once in vain.
    if (!valid || !isUtf8(chunk)) {
      valid = false;
      counter.add(chunk);
      legacy.add(chunk);
    }
  }
  const { validSequences, invalidSequences } = counter.end();
  const mark = marks.find(([start]) => start.every((byte, index) => head[index] === byte));
  const encoding = mark?.[1] ?? detect(head, validSequences, invalidSequences, legacy);
  const hasOnlyReturns = hasReturn && !hasLineFeed;
  return {
    encoding,
    markLength: mark?.[0].length ?? 0,
    bytes,
    hasOnlyReturns,
    sha256: hash.digest(),
    invalidSequences,
    head,
  };
}

function detect(
  head: Buffer,
  validSequences: number,
  invalidSequences: number,
  legacy: LegacyCounter,
): DetectedEncoding {
  const utf16 = unmarkedUtf16(head);
  if (utf16) return utf16;
  if (invalidSequences === 0) return 'utf-8';
  return validSequences > invalidSequences ? 'utf-8+windows-1252' : legacy.end();
}
