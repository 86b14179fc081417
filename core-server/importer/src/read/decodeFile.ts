import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import type { FileScan } from './scanFile.ts';
import { characterLength } from './utf8Sequences.ts';

/**
 * The text of a file as UTF-8, in chunks, without its mark and without NUL characters (which PostgreSQL cannot store). Lines
 * that end by a carriage return alone end by a line feed instead.
 *
 * @param encoding one that `iconv-lite` knows, or `utf-8+windows-1252`.
 * @param onProgress told the bytes of the file read so far.
 */
export async function* decodeFile(
  path: string,
  encoding: string,
  { markLength, hasOnlyReturns }: Pick<FileScan, 'markLength' | 'hasOnlyReturns'>,
  onProgress: (bytesRead: number) => void = () => {},
): AsyncGenerator<Buffer> {
  const decoder = makeDecoder(encoding);
  let bytesRead = markLength;
  for await (const chunk of createReadStream(path, {
    start: markLength,
    highWaterMark: 1 << 18,
  }) as AsyncIterable<Buffer>) {
    bytesRead += chunk.length;
    onProgress(bytesRead);
    const text = cleanBytes(decoder.write(chunk), hasOnlyReturns);
    if (text.length > 0) yield text;
  }
  const last = cleanBytes(decoder.end(), hasOnlyReturns);
  if (last.length > 0) yield last;
}

export const isKnownEncoding = (encoding: string): boolean =>
  encoding === 'utf-8+windows-1252' || iconv.encodingExists(encoding);

function makeDecoder(encoding: string): { write(chunk: Buffer): Buffer; end(): Buffer } {
  if (/^utf-?8$/i.test(encoding)) return { write: (chunk) => chunk, end: () => Buffer.alloc(0) };
  if (encoding === 'utf-8+windows-1252') return makeMixedDecoder();
  const decoder = iconv.getDecoder(encoding, { stripBOM: true });
  return {
    write: (chunk) => Buffer.from(decoder.write(chunk), 'utf8'),
    end: () => Buffer.from(decoder.end() ?? '', 'utf8'),
  };
}

/** Valid UTF-8 passes; a byte that is none is read as Windows-1252. */
function makeMixedDecoder() {
  let rest: Buffer = Buffer.alloc(0);
  const convert = (bytes: Buffer, isEnd: boolean): Buffer => {
    const pieces: Buffer[] = [];
    let start = 0;
    let at = 0;
    while (at < bytes.length) {
      const length = (bytes[at] as number) < 0x80 ? 1 : characterLength(bytes, at);
      if (length > 0) at += length;
      else if (length < 0 && !isEnd) break;
      else {
        pieces.push(bytes.subarray(start, at), Buffer.from(iconv.decode(bytes.subarray(at, at + 1), 'windows-1252')));
        at++;
        start = at;
      }
    }
    pieces.push(bytes.subarray(start, at));
    rest = bytes.subarray(at);
    return Buffer.concat(pieces);
  };
  return {
    write: (chunk: Buffer) => convert(Buffer.concat([rest, chunk]), false),
    end: () => convert(rest, true),
  };
}

function cleanBytes(bytes: Buffer, hasOnlyReturns: boolean): Buffer {
  const text = bytes.includes(0) ? Buffer.from(bytes.filter((byte) => byte !== 0)) : bytes;
  return hasOnlyReturns ? Buffer.from(text.map((byte) => (byte === 13 ? 10 : byte))) : text;
}
