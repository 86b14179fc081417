/** Length that a UTF-8 sequence must have by its first byte; 0 when no sequence can begin with it. */
function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

const isContinuation = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/**
 * How many bytes from `at` form one valid character; 0 when they cannot, -1 when the buffer ends before that is clear.
 */
export function characterLength(bytes: Uint8Array, at: number): number {
  const length = sequenceLength(bytes[at] as number);
  for (let offset = 1; offset < length; offset++) {
    if (at + offset >= bytes.length) return -1;
    if (!isContinuation(bytes[at + offset])) return 0;
  }
  if (length < 3) return length;
  const [first, second] = [bytes[at] as number, bytes[at + 1] as number];
  // Overlong forms, halves of surrogate pairs and numbers past the end of Unicode.
  const invalid =
    (first === 0xe0 && second < 0xa0) ||
    (first === 0xed && second > 0x9f) ||
    (first === 0xf0 && second < 0x90) ||
    (first === 0xf4 && second > 0x8f);
  return invalid ? 0 : length;
}

/** Counts valid sequences of several bytes, and bytes that belong to none, over the chunks of a file. */
export function countUtf8() {
  let rest: Uint8Array = new Uint8Array(0);
  let validSequences = 0;
  let invalidSequences = 0;
  return {
    add(chunk: Uint8Array): void {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let at = 0;
      while (at < bytes.length) {
        if ((bytes[at] as number) < 0x80) {
          at++;
          continue;
        }
        const length = characterLength(bytes, at);
        if (length < 0) break;
        if (length === 0) invalidSequences++;
        else validSequences++;
        at += length || 1;
      }
      rest = bytes.slice(at);
    },
    end() {
      return { validSequences, invalidSequences: invalidSequences + rest.length };
    },
  };
}
