import type { z } from 'zod';
import type { FieldErrors, RefusalCode, ValidationCode } from './validation.ts';

/**
 * For `refine` in a schema of parameters: what it refuses is answered as invalid data (1013) of the field, with a sentence
 * in the reader's language, and not as a fault of the protocol (-32602).
 *
 * @example `z.string().refine(isKnown, refusal('INVALID_OPTION'))`
 */
export const refusal = (code: ValidationCode | RefusalCode) => ({ error: code, params: { refusal: code } });

/**
 * The field errors of parameters that a schema refused.
 *
 * @returns null when something is wrong with them besides: they are no parameters of the method then.
 */
export function refusalsOf({ issues }: z.ZodError): FieldErrors | null {
  const errors = new Map<string, string[]>();
  for (const { code, path, ...issue } of issues) {
    const refused: unknown = code === 'custom' && 'params' in issue ? issue.params?.refusal : undefined;
    if (typeof refused !== 'string') return null;
    const field = String(path.at(-1) ?? 'none');
    errors.set(field, [...(errors.get(field) ?? []), `${field}: ${refused}`]);
  }
  return Object.fromEntries(errors);
}
