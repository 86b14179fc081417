import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { createContext, useContext } from 'react';

/** The code of an error text `name: code`, in the canonical spelling (VALID-05, VALID-09). */
const codeOf = (text: string) =>
  (text.split(':').at(-1) ?? '')
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');

/** Field errors as `validate…` answers them, for the fields inside. */
export const FieldErrorContext = createContext<FieldErrors>({});

/** The codes that the server gave a field, by its path. */
export const useFieldCodes = (path: string): readonly string[] =>
  (useContext(FieldErrorContext)[path] ?? []).map(codeOf);

export const codesByField = (errors: FieldErrors): readonly (readonly [path: string, codes: readonly string[]])[] =>
  Object.entries(errors).map(([path, texts]) => [path, texts.map(codeOf)]);

/** The errors that remain after a field was edited: its own, those inside it and those around it are cleared. */
export function withoutField(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) => field !== path && !field.startsWith(`${path}.`) && !path.startsWith(`${field}.`),
    ),
  );
}
