import { codeOf } from '@salient/shared/lib/contract/validation.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { textOfCode } from '../messages/failureText.ts';

/** Errors `name: CODE` in words; beside a field an unknown code stands for itself (VALID-05, VALID-07). */
export function errorTexts(errors: readonly string[], t: Translate): readonly string[] {
  return errors.map((error) => {
    const code = codeOf(error);
    return textOfCode(code, t) ?? code;
  });
}
