import { z } from 'zod';
import { refusal } from './refusal.ts';

/**
 * `[column, 1]` ascending or `[column, -1]` descending; one pair or a list of pairs (RPC-06, RPC-14). A column that is not
 * among those given is refused as `INVALID_OPTION`.
 */
export const sortSchema = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => {
  const column = z
    .string()
    .max(100)
    .meta({ examples: [...columns] }) as unknown as z.ZodType<Columns[number], Columns[number]>;
  const pair = z.tuple([column, z.union([z.literal(1), z.literal(-1)])]);
  return z
    .union([z.array(pair).max(5), pair.transform((one) => [one])])
    .refine((sort) => sort.every(([each]) => columns.includes(each)), refusal('INVALID_OPTION'));
};
