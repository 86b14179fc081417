import type { ErrorDeclaration } from '@salient/shared/lib/contract/defineErrors.ts';
import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import type { z } from 'zod';

/** An answer that is an error the method declares. Anything else that is thrown is an internal fault. */
export class RpcFailure extends Error {
  override name = 'RpcFailure';
  readonly declaration: ErrorDeclaration;
  readonly data: unknown;

  constructor(declaration: ErrorDeclaration, data?: unknown) {
    super(declaration.name);
    this.declaration = declaration;
    this.data = data;
  }
}

type DataOf<E> = E extends ErrorDeclaration<string, infer Data> ? Data : never;

/** One constructor per error that the method declares: `throw fail.notFound({ entity: 'person', id })`. */
export type Fail<M extends MethodDeclaration> = {
  readonly [E in M['errors'][number] as E['name']]: [DataOf<E>] extends [never]
    ? () => RpcFailure
    : (data: z.input<DataOf<E>>) => RpcFailure;
};

export function failuresOf<M extends MethodDeclaration>(method: M): Fail<M> {
  return Object.fromEntries(
    method.errors.map((declaration) => [declaration.name, (data?: unknown) => new RpcFailure(declaration, data)]),
  ) as Fail<M>;
}
