import { z } from 'zod';
import { datePartInputSchema, datePartSchema } from '../dates/dateSchemas.ts';
import { showPart } from '../dates/partialDate.ts';
import { idSchema } from '../schemas/commonSchemas.ts';
import type { DateColumn, DateName, DraftOf, Field, Fields, SingleName, StoredValue } from './fields.ts';
import { dateColumns } from './fields.ts';

/** Fields as replies have them: a part of a date that nobody knows is `?`. */
export type ReplyOf<All extends Fields> = { [Name in SingleName<All>]: StoredValue<All[Name]> } & {
  [Column in DateColumn<DateName<All>>]: number | '?';
};

type ReplyShape<All extends Fields> = {
  [Name in SingleName<All>]: z.ZodType<StoredValue<All[Name]>, StoredValue<All[Name]>>;
} & { [Column in DateColumn<DateName<All>>]: typeof datePartSchema };

function replySchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.values);
    case 'names':
      return z.array(z.string());
    case 'flag':
      return z.boolean();
    case 'age':
      return z.int();
    case 'date':
      return datePartSchema;
    case 'reference':
      return idSchema.nullable();
    default:
      return z.string();
  }
}

/** The members of a reply, for an object schema. */
export const replyShape = <All extends Fields>(fields: All) =>
  shapeOf(fields, replySchema) as unknown as ReplyShape<All>;

const shapeOf = (fields: Fields, schemaOf: (field: Field) => z.ZodType) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      (field.kind === 'date' ? dateColumns(name) : [name]).map((member) => [member, schemaOf(field)] as const),
    ),
  );

/**
 * What a client may send of each kind. Shapes only: what a value must satisfy is told beside its field, and not as an
 * error of the protocol.
 */
export const inputSchemas = {
  line: z.string().max(10_000).nullish(),
  text: z.string().max(100_000).nullish(),
  names: z.union([z.array(z.string().max(1000)).max(1000), z.string().max(100_000)]).nullish(),
  choice: z.string().max(100).nullish(),
  flag: z.boolean().nullish(),
  age: z.union([z.number(), z.string().max(100)]).nullish(),
  date: datePartInputSchema.optional(),
  reference: idSchema.nullish(),
} as const satisfies Record<Field['kind'], z.ZodType>;

type InputShape<All extends Fields> = {
  [Name in SingleName<All>]: (typeof inputSchemas)[All[Name]['kind']];
} & { [Column in DateColumn<DateName<All>>]: (typeof inputSchemas)['date'] };

/**
 * The members of an input, for an object schema: absent leaves what is stored, null clears it.
 *
 * @param schemas other shapes for the kinds, where a noun takes more or less of one.
 */
export const inputShape = <All extends Fields>(fields: All, schemas = inputSchemas) =>
  shapeOf(fields, ({ kind }) => schemas[kind]) as unknown as InputShape<All>;

/** The fields of a stored record as replies have them; a column that is no field stays inside. */
export function presentFields<All extends Fields>(fields: All, stored: Readonly<DraftOf<All>>): ReplyOf<All> {
  const row = stored as Readonly<Record<string, unknown>>;
  const entries = Object.entries(fields).flatMap(([name, { kind }]): [string, unknown][] =>
    kind === 'date'
      ? dateColumns(name).map((column) => [column, showPart(row[column] as number | null)])
      : [[name, row[name]]],
  );
  return Object.fromEntries(entries) as ReplyOf<All>;
}
