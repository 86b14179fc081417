import { z } from 'zod';
import { missingRecordErrors } from '../contract/commonErrors.ts';
import { defineMethod } from '../contract/defineMethod.ts';
import {
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
} from '../schemas/commonSchemas.ts';
import { recordMergeErrors } from './recordMerge.ts';

/** Which pairs are asked for. */
export const doublesParams = {
  /** A part of a name of either. */
  text: searchTextSchema.default(''),
  /** Pairs of which somebody said that they are two, instead of those that may be one. */
  apart: z.boolean().default(false),
  offset: offsetSchema,
  limit: limitSchema(10),
};

/** Pairs of records that may be one, with what else is told of a pair. */
export const doublesOf = <Item extends z.ZodType, More extends z.ZodRawShape>(record: Item, more: More) =>
  listOf(
    z.strictObject({
      /** Both ids with a dot between them. */
      id: z.string(),
      /** The older first. */
      first: record,
      second: record,
      ...more,
      /** Who said when that they are two. */
      kept_apart: z.strictObject({ account: z.string().nullable(), at: z.string() }).nullable(),
    }),
  );

/**
 * The method by which somebody says of two records of a kind that they are not the same, or takes that back.
 *
 * @param access who may merge two of them.
 */
export const keepApartMethod = <const Name extends string>(
  name: Name,
  records: string,
  access: 'editor' | 'normal' | 'contacts' = 'editor',
) =>
  defineMethod({
    name,
    kind: 'command',
    access,
    description: `Says of two ${records} that they are not the same, however alike: they are not proposed as doubles again, until somebody takes it back (\`apart\` false).`,
    params: z.strictObject({ idA: recordIdSchema, idB: recordIdSchema, apart: z.boolean().default(true) }),
    result: okSchema,
    errors: [...missingRecordErrors, recordMergeErrors.recordMergedWithItself],
  });
