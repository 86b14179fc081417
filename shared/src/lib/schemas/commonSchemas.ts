import { z } from 'zod';
import { isId } from './isId.ts';

/** Largest page a list method gives (RPC-18). */
export const maxLimit = 1000;

/** Identifier of a record: a UUID, in `id` everywhere (design section 4). Capitals in params are read as small letters. */
export const idSchema = z.uuid().toLowerCase();

/** No record has it. */
export const noId = '00000000-0000-0000-0000-000000000000';

/**
 * Id of the record that a call is about. A text that can be no id is nobody's: it is answered as the id of a record that
 * is not there.
 */
export const recordIdSchema = z.string().transform((text) => (isId(text) ? text.toLowerCase() : noId));

/** Which state of a record is meant: counted from 1, one up with every saved change. */
export const versionSchema = z.int32().min(1);

export const limitSchema = (defaultLimit: number) => z.int().min(0).max(maxLimit).default(defaultLimit);
export const offsetSchema = z.int().min(0).max(10_000_000).default(0);

/** What the search box sends; longer texts are no names. */
export const searchTextSchema = z.string().max(500);

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ data: z.array(item), total: z.int().min(0) });

export const okSchema = z.strictObject({ status: z.literal('OK') });

export const validateModeSchema = z.enum(['create', 'update']);

/** WGS84 decimal degrees. */
export const locationSchema = z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
export type Location = z.infer<typeof locationSchema>;
