import { cleanLine } from '../../lib/schemas/cleanText.ts';

/**
 * The code of a record of the archive catalogue as it is asked for; undefined for what can be none.
 *
 * Archives number freely (`IFF 2014.12`, `N-10768675`, `BE/942855/12 a`): letters, digits and what stands between them. What
 * the catalogue's search would read as an instruction of its own (quotation marks, `*`, `=`, `<`, `>`) is in no code.
 */
export function readCatalogueCode(text: string): string | undefined {
  const code = cleanLine(text);
  return /^[\p{L}\p{N}][\p{L}\p{N} ._/:;,+&()[\]°#@-]{0,99}$/u.test(code) ? code : undefined;
}

/** By what two codes are one, as the catalogue sees them: large and small letters are the same there. */
export const codeKey = (code: string): string => cleanLine(code).toLowerCase();
export const isSameCode = (a: string, b: string): boolean => codeKey(a) === codeKey(b);

/**
 * Why something that the catalogue names as a part is not among those that are taken over, or not with all that it holds:
 * there is no record of the code, it would hold itself, it stands in another place already, its code cannot be asked for, or
 * it is here already, by itself or in another collection.
 */
export const leftOutReasons = ['missing', 'cycle', 'twice', 'unasked', 'here'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
