import { cleanLine } from '../../lib/schemas/cleanText.ts';

/**
 * A name typed in one piece as first and last name, divided at the first space (QUICK-11). One word alone is the last
 * name, by which lists are ordered.
 *
 * @example `splitName('Jan Van den Berghe')` is `{ surname: 'Jan', familyname: 'Van den Berghe' }`
 */
export function splitName(typed: string): { readonly surname: string; readonly familyname: string } {
  const name = cleanLine(typed);
  const at = name.indexOf(' ');
  return at < 0 ? { surname: '', familyname: name } : { surname: name.slice(0, at), familyname: name.slice(at + 1) };
}
