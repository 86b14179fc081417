import { z } from 'zod';
import { searchTextSchema } from './commonSchemas.ts';

/** `filter` of a list (RPC-20): values of columns, or a text, which is one of the search box. */
export const listFilterSchema = <Columns extends z.ZodRawShape>(columns: Columns) =>
  z.union([searchTextSchema, z.strictObject(columns).partial()]).optional();

/** The text that a list is searched for, and the values that columns shall have. */
export function readListFilter<Columns extends object>({
  text,
  filter,
}: {
  readonly text: string;
  readonly filter?: string | Columns | undefined;
}): { readonly text: string; readonly filter: Partial<Columns> } {
  return typeof filter === 'string' ? { text: text || filter, filter: {} } : { text, filter: filter ?? {} };
}
