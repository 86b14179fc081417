import { failureOf } from './rpcError.ts';

/** Whether a call failed because its record became part of another one (1014) or was removed (1015). */
export function isMergedOrRemoved(error: unknown): boolean {
  const { name } = failureOf(error);
  return name === 'merged' || name === 'gone';
}
