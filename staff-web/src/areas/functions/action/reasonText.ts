import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { failureText, textOfCode } from '../../../lib/messages/failureText.ts';

/** Why a row was left, in words: the code of what refused it, or the name of an error. */
export const reasonText = (code: string, t: Translate): string =>
  textOfCode(code, t) ?? failureText({ name: code, code, data: undefined }, t);
