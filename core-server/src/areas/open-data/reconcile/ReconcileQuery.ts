import { type OpenKind, openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import { z } from 'zod';

/** Bounds of what one request may ask. */
export const reconcileLimits = {
  /** Queries of a batch. */
  batch: 50,
  /** Records whose values are asked for at once, and properties of each. */
  extended: 200,
  properties: 40,
  /** Candidates of a query. */
  candidates: 25,
  /** Signs of a text. */
  text: 500,
  /** Bytes of a body. */
  bodyBytes: 512 * 1024,
  /** Milliseconds for a whole batch. */
  batchMs: 25_000,
  /** How far suggestions can be turned over. */
  cursor: 100,
} as const;

const valueSchema = z.union([
  z.string().max(reconcileLimits.text),
  z.number(),
  z.boolean(),
  z.object({ id: z.string().max(reconcileLimits.text), name: z.string().max(reconcileLimits.text).optional() }),
]);
export type GivenValue = z.output<typeof valueSchema>;

const asList = <Item extends z.ZodType>(item: Item) => z.union([item.transform((one) => [one]), z.array(item).max(20)]);

/** Empty for types that are none of ours: such a query has no candidates. */
const kindsSchema = asList(z.string())
  .optional()
  .transform((ids): readonly OpenKind[] => {
    const asked = ids?.filter((id) => id !== '') ?? [];
    return asked.length === 0 ? openKinds : openKinds.filter((kind) => asked.includes(kind));
  });

export const querySchema = z
  .object({
    query: z.string().max(reconcileLimits.text).default(''),
    type: kindsSchema,
    limit: z
      .number()
      .min(1)
      .default(5)
      .transform((limit) => Math.min(Math.floor(limit), reconcileLimits.candidates)),
    properties: z
      .array(z.object({ pid: z.string().max(100), v: asList(valueSchema) }))
      .max(reconcileLimits.properties)
      .default([]),
    type_strict: z.enum(['any', 'all', 'should']).optional(),
  })
  .refine(({ query, properties }) => query.trim() !== '' || properties.length > 0, {
    message: 'a query has a text in "query", or properties',
  });
export type ReconcileQuery = z.output<typeof querySchema>;

export const batchSchema = z.record(z.string().max(200), querySchema);

export const extendSchema = z.object({
  ids: z.array(z.string().max(200)).max(reconcileLimits.extended),
  properties: z.array(z.object({ id: z.string().max(100) })).max(reconcileLimits.properties),
});
export type ExtendQuery = z.output<typeof extendSchema>;
