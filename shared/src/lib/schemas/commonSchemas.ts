import { z } from 'zod';

/** Largest page a list method gives (RPC-18). */
export const maxLimit = 1000;

/** Identifier of a record: a UUID, in `id` everywhere (design section 4). Capitals in params are read as small letters. */
export const idSchema = z.uuid().toLowerCase();

/** Which state of a record is meant: counted from 1, one up with every saved change. */
export const versionSchema = z.int32().min(1);

export const limitSchema = (defaultLimit: number) => z.int().min(0).max(maxLimit).default(defaultLimit);
export const offsetSchema = z.int().min(0).max(10_000_000).default(0);

/** `[column, 1]` ascending or `[column, -1]` descending; one pair or a list of pairs (RPC-06, RPC-14). */
export const sortSchema = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => {
  const pair = z.tuple([z.enum(columns), z.union([z.literal(1), z.literal(-1)])]);
  return z.union([z.array(pair).max(5), pair.transform((one) => [one])]);
};

/** What the search box sends; longer texts are no names. */
export const searchTextSchema = z.string().max(500);

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ data: z.array(item), total: z.int().min(0) });

export const okSchema = z.strictObject({ status: z.literal('OK') });

export const validateModeSchema = z.enum(['create', 'update']);

/** WGS84 decimal degrees. */
export const locationSchema = z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
export type Location = z.infer<typeof locationSchema>;
