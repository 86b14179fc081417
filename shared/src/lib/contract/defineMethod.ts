import type { z } from 'zod';
import type { ErrorDeclaration } from './defineErrors.ts';

/**
 * Who may call a method. `none` takes no token at all; `guest` is everybody; `login` is any account; the others are
 * levels of document 1 section 6, each including those above it. `contacts` are the editors who read contact data. Row rules (which persons, which fields) come on top.
 */
export const accessLevels = ['none', 'guest', 'login', 'editor', 'normal', 'contacts', 'revisor', 'admin'] as const;
export type Access = (typeof accessLevels)[number];

export interface MethodDeclaration<
  Name extends string = string,
  Params extends z.ZodObject = z.ZodObject,
  Result extends z.ZodType = z.ZodType,
  Errors extends readonly ErrorDeclaration[] = readonly ErrorDeclaration[],
> {
  readonly name: Name;
  /** Further names that the documents give the same method. */
  readonly aliases?: readonly string[];
  /** A query never writes; a command runs in one transaction. */
  readonly kind: 'query' | 'command';
  readonly access: Access;
  /** What the method does, in one sentence. */
  readonly description: string;
  readonly params: Params;
  /** The parameter whose fields the documents give side by side; they are taken so as well. */
  readonly unwrapped?: Extract<keyof z.input<Params>, string>;
  readonly result: Result;
  readonly errors: Errors;
  /** Whether a call may read a great many records to find its answer; guests get few places for such calls. */
  readonly isCostly?: (params: z.output<Params>) => boolean;
}

/** Declares one JSON-RPC method; server, clients and reference pages read this value. */
export function defineMethod<
  const Name extends string,
  Params extends z.ZodObject,
  Result extends z.ZodType,
  const Errors extends readonly ErrorDeclaration[] = readonly [],
>(
  method: Omit<MethodDeclaration<Name, Params, Result, Errors>, 'errors'> & { errors?: Errors },
): MethodDeclaration<Name, Params, Result, Errors> {
  return { ...method, errors: method.errors ?? ([] as unknown as Errors) };
}

export type ParamsOf<M extends MethodDeclaration> = z.input<M['params']>;
export type ResultOf<M extends MethodDeclaration> = z.output<M['result']>;
