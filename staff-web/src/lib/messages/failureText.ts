import { type Failure, failureOf } from '@salient/shared/lib/client/rpcError.ts';
import type { errors } from '@salient/shared/lib/contract/texts/errors.nl.ts';
import type { staffErrors } from '@salient/shared/lib/contract/texts/staffErrors.nl.ts';
import type { validation } from '@salient/shared/lib/contract/texts/validation.nl.ts';
import { codeOf, fieldErrorsSchema } from '@salient/shared/lib/contract/validation.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** Text of a validation or refusal code; undefined for a code that has none. */
export function textOfCode(code: string, t: Translate): string | undefined {
  const key = `validation.${code as keyof typeof validation}` as const;
  const text = t(key);
  return text === key ? undefined : text;
}

/**
 * What a message says about a failed call: a text by the error's name; invalid or refused data one line for each code
 * (ERR-06, ERR-25), unknown ones in general words (VALID-07).
 */
export function failureText(error: unknown, t: Translate): string {
  const { name, data } = failureOf(error);
  const fields = name === 'invalidData' ? fieldErrorsSchema.safeParse(data) : undefined;
  if (fields?.success) {
    const lines = Object.values(fields.data)
      .flat()
      .map((each) => textOfCode(codeOf(each), t) ?? t('validation.unknown'));
    if (lines.length > 0) return [...new Set(lines)].join('\n');
  }
  const ofAll = `errors.${name as keyof typeof errors}` as const;
  const ofStaff = `staffErrors.${name as keyof typeof staffErrors}` as const;
  if (t(ofAll) !== ofAll) return t(ofAll);
  return t(ofStaff) === ofStaff ? t('errors.internal') : t(ofStaff);
}

/** The number under which the server logged a fault, else the error's code. */
export function referenceOf(failure: Failure): string {
  const { code, data } = failure;
  const reference = typeof data === 'object' && data !== null && 'reference' in data ? data.reference : undefined;
  return typeof reference === 'string' || typeof reference === 'number' ? String(reference) : String(code);
}
