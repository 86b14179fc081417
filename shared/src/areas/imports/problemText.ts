import type { validation } from '../../lib/contract/texts/validation.nl.ts';
import type { Translate } from '../../lib/i18n/texts.ts';
import type { importCodes } from './texts/importCodes.nl.ts';

/** What a code of the importer, or of the rules of the product, means. One that a mapping made up is told as it is. */
export function problemText(code: string, t: Translate): string {
  const own = `importCodes.${code as keyof typeof importCodes}` as const;
  if (t(own) !== own) return t(own);
  const known = `validation.${code as keyof typeof validation}` as const;
  return t(known) === known ? code : t(known);
}
