import { fileTypeFromBuffer } from 'file-type';

/** Bytes at the start of a file by which it is judged. */
export const judgedBytes = 1 << 16;

/** Of the characters of a text so many may be none that anybody writes: old lists have a stray one here and there. */
const mostStray = 0.02;
/** So few say nothing, however short the text is. */
const fewStray = 3;

/** Marks of other programs' files that have letters only, so that a short one would pass for a text. */
const markedTexts = ['%PDF-', '{\\rtf', '%!PS', 'SQLite format 3'];

/** Workbooks and old ones are judged by what stands in them. */
const workbooks = ['504b0304', 'd0cf11e0a1b11ae1'];

/**
 * The form of UTF-16 in which a text is that has no mark: one of Latin letters has a zero in every other byte.
 *
 * @param head the first bytes.
 */
export function unmarkedUtf16(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  const zeros: [even: number, odd: number] = [0, 0];
  for (let index = 0; index < head.length; index++) if (head[index] === 0) zeros[index % 2 === 0 ? 0 : 1]++;
  const [even, odd] = zeros;
  if (odd > head.length / 4 && even < odd / 10) return 'utf-16le';
  if (even > head.length / 4 && odd < even / 10) return 'utf-16be';
  return null;
}

function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  const mark = head.toString('hex', 0, 2);
  if (mark === 'fffe') return 'utf-16le';
  return mark === 'feff' ? 'utf-16be' : unmarkedUtf16(head);
}

/** How many of so many characters are control characters that no text has, or what stands for nothing in Unicode. */
const share = (stray: number, all: number) => ({ stray, isMuch: stray > fewStray && stray > all * mostStray });

/** Tabs, ends of lines and of pages belong to texts, as does the end that DOS wrote. */
const isStrayByte = (byte: number) => byte === 127 || (byte < 32 && !(byte >= 9 && byte <= 13) && byte !== 26);

/**
 * Whether a file is no text at all and no workbook: a picture, a PDF, a program, or bytes that somebody called `.csv`. Texts in
 * whatever encoding pass, also such as hold a NUL here and there.
 *
 * @param head the first bytes, up to `judgedBytes`.
 */
export async function isForeign(head: Buffer): Promise<boolean> {
  const start = head.toString('latin1', 0, 16);
  if (workbooks.some((mark) => head.toString('hex', 0, mark.length / 2) === mark)) return false;
  if (markedTexts.some((mark) => start.startsWith(mark))) return true;
  const encoding = utf16Of(head);
  if (encoding) {
    // The last character may be cut in two.
    const text = new TextDecoder(encoding).decode(head.subarray(0, head.length - (head.length % 2)));
    const stray = text.match(/[\p{Cn}\p{Co}\ufffd]|[^\P{Cc}\t\n\v\f\r]/gu)?.length ?? 0;
    return share(stray, text.length).isMuch;
  }
  const { stray, isMuch } = share(head.filter(isStrayByte).length, head.length);
  // Texts may begin with the letters that mark a picture or a program (`BM`, `MZ`), but have no such bytes.
  return isMuch || (stray > 0 && (await fileTypeFromBuffer(head).catch(() => undefined)) !== undefined);
}
