/** Decoded `key=value` pairs of an address, in their order. */
export type Params = readonly (readonly [key: string, value: string])[];

/** The first value under one of these keys; null where there is none. */
export const paramOf = (params: Params, ...keys: readonly string[]) =>
  params.find(([key]) => keys.includes(key))?.[1] ?? null;
