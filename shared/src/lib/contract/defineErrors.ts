import type { z } from 'zod';

/** One error that a method may answer. Its name is also the text key `errors.<name>`; a number is never reused. */
export interface ErrorDeclaration<Name extends string = string, Data extends z.ZodType = z.ZodType> {
  readonly name: Name;
  /** JSON-RPC error code on the wire; `404.10` is the one that the documents write as text. */
  readonly code: number | string;
  /** Shape of `error.data`; absent when the error carries none. */
  readonly data?: Data;
}

type Declared<T extends Record<string, { code: number | string; data?: z.ZodType }>> = {
  readonly [K in keyof T & string]: ErrorDeclaration<
    K,
    T[K] extends { data: infer Data extends z.ZodType } ? Data : never
  >;
};

/**
 * Declares a family of errors by name.
 *
 * @example `const placeErrors = defineErrors({ placeMergedWithItself: { code: 2102 } })`
 */
export function defineErrors<const T extends Record<string, { code: number | string; data?: z.ZodType }>>(
  errors: T,
): Declared<T> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, { name, ...error }])) as Declared<T>;
}
