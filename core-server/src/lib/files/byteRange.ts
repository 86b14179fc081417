import type { ByteRange } from './FileStore.ts';

/**
 * Reads a `Range` header (RFC 9110, section 14).
 *
 * @returns the bytes that are meant, `whole` when the header asks for none or for several parts, or `none` when it asks
 * for what is not there.
 */
export function byteRange(header: string, bytes: number): ByteRange | 'whole' | 'none' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'none' : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= bytes ? 'none' : { start, end };
}
