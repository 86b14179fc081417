import type { FunctionDefinition } from '../functionDefinition.ts';
import { printQuery } from './queryAddress.ts';
import type { SearchQuery } from './searchQuery.ts';

/** A value of an argument as a form sends it: numbers as their digits, without ends of a range that are not given. */
function typed(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value ?? undefined;
  const ends = Object.entries(value).filter(([, end]) => end !== null && end !== undefined);
  return Object.fromEntries(ends.map(([name, end]) => [name, typeof end === 'number' ? String(end) : end]));
}

/** What stands behind the address of the page of functions to run one of the reports on it with these arguments. */
export function functionAddress(
  definition: Pick<FunctionDefinition, 'name' | 'category'> & Partial<Pick<FunctionDefinition, 'arguments'>>,
  args: Readonly<Record<string, unknown>> = {},
): string {
  const { name, category } = definition;
  const query = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, typed(value)])) as SearchQuery;
  const asked = printQuery({ arguments: definition.arguments ?? [] }, query);
  const params = [['category', category], ['function', name], ...asked, ['run', '1']] as const;
  return `?${new URLSearchParams(params.map(([key, value]): [string, string] => [key, value]))}`;
}
