import { type keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { ParamsOf, ResultOf } from '../contract/defineMethod.ts';
import type { MethodName, Methods } from '../contract/methodRegister.ts';
import type { Client } from './createClient.ts';

const ClientContext = createContext<Client | null>(null);

/** Gives the components inside the client that `useMethod` calls. */
export function ClientProvider({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return createElement(ClientContext.Provider, { value: client }, children);
}

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider around it');
  return client;
}

/** The query of one call, the same for a component and for the server that fetches ahead. */
export function methodQuery<Name extends MethodName>(client: Client, method: Name, params: ParamsOf<Methods[Name]>) {
  return queryOptions({
    queryKey: [method, params] as const,
    queryFn: ({ signal }): Promise<ResultOf<Methods[Name]>> => client[method](params, { signal }),
  });
}

export interface MethodOptions {
  /** False while the call has nothing to ask yet. */
  readonly enabled?: boolean;
  /** Shows the answer to the call before until the new one is there; never that of another method. */
  readonly keepPrevious?: boolean;
  /** Asks again after so many milliseconds, while the page is looked at. */
  readonly everyMs?: number;
}

/** What is shown meanwhile; its type is the library's, which names no query. */
const keepPreviousOf = (method: MethodName) =>
  ((kept: unknown, before?: { readonly queryKey: readonly unknown[] }) =>
    before?.queryKey[0] === method ? kept : undefined) as typeof keepPreviousData;

/** Calls a query method and follows its answer; a call that nobody waits for any more is cancelled. */
export function useMethod<Name extends MethodName>(
  method: Name,
  params: ParamsOf<Methods[Name]>,
  { enabled = true, keepPrevious = false, everyMs }: MethodOptions = {},
) {
  const options = methodQuery(useClient(), method, params);
  return useQuery({
    ...options,
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousOf(method) } : {}),
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
}
