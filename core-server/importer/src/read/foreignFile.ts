import { isForeign } from '@salient/core-server/areas/imports/foreignBytes.ts';
import type { ListProblem } from '@salient/shared/areas/imports/listProblems.ts';

/** What the first bytes of files of other programs are, and what to do with such a file instead. */
const kinds: readonly (readonly [start: string, says: string])[] = [
  [
    'd0cf11e0a1b11ae1',
    'is an old Excel or Word file, or one with a password; open it there and save it as XLSX without a password',
  ],
  ['1f8b', 'is packed (gzip); unpack it first'],
  ['377abcaf271c', 'is packed (7-Zip); unpack it first'],
  ['25504446', 'is a PDF; an import needs the list as CSV'],
];

/** A list of objects, or an object whose first key holds one, as programs write them. */
const json = /^\ufeff?\s*(\[\s*(\{\s*["}]|\[|\])|\{\s*"(?:[^"\\]|\\.)*"\s*:)/;
const markup = /^\ufeff?\s*<(\?xml|!doctype|html)\b/i;

/**
 * Says of a file that is no delimited text what it is and what to do with it.
 *
 * @param head the first bytes.
 * @returns null for a file that may be a list.
 */
export async function foreignFile(
  head: Buffer,
): Promise<{ readonly says: string; readonly reason: ListProblem } | null> {
  const start = head.subarray(0, 8).toString('hex');
  const known = kinds.find(([bytes]) => start.startsWith(bytes));
  if (known) return { says: known[1], reason: known[0].startsWith('d0cf') ? 'old_workbook' : 'not_a_list' };
  if (await isForeign(head)) {
    return {
      says: 'is a picture, a program or another file that is no text; save the list as "CSV UTF-8"',
      reason: 'not_a_list',
    };
  }
  const text = head.subarray(0, 4096).toString('utf8');
  if (json.test(text))
    return { says: 'is JSON; save the list as "CSV UTF-8", with one row for each record', reason: 'not_a_list' };
  if (markup.test(text)) return { says: 'is XML or a web page; save the list as "CSV UTF-8"', reason: 'not_a_list' };
  return null;
}
