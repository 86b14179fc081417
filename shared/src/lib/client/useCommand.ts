import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ParamsOf, ResultOf } from '../contract/defineMethod.ts';
import type { MethodName, Methods } from '../contract/methodRegister.ts';
import { useClient } from './useMethod.ts';

export interface CommandOptions {
  /** Queries whose answers the command makes stale. */
  readonly refreshes?: readonly MethodName[];
  /** True where the caller shows a failure itself; otherwise the app says it in a message (ERR-05). */
  readonly showsFailure?: boolean;
}

/** Calls a command method. */
export function useCommand<Name extends MethodName>(
  method: Name,
  { refreshes = [], showsFailure = false }: CommandOptions = {},
): UseMutationResult<ResultOf<Methods[Name]>, unknown, ParamsOf<Methods[Name]>> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (params: ParamsOf<Methods[Name]>): Promise<ResultOf<Methods[Name]>> => client[method](params),
    onSuccess: () => Promise.all(refreshes.map((stale) => queries.invalidateQueries({ queryKey: [stale] }))),
    meta: { showsFailure },
  });
}
