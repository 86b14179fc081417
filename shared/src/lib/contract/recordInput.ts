import { z } from 'zod';
import { recordIdSchema, versionSchema } from '../schemas/commonSchemas.ts';
import { refusal } from './refusal.ts';

/** What may be sent where `Given` is looked at: that, and what came along from a record as it was `Read`. */
type AsRead<Given, Read> = Given & { readonly [Key in Exclude<keyof Read, keyof Given>]?: unknown };

type Identified<Fields> = Omit<Fields, 'id' | 'version'> & { id: string; version: number };

/**
 * A record as an update takes it: `input` with the id and the version that was read, and with whatever else came along
 * from the record as it was read. Without a version it is refused as `VERSION_REQUIRED`.
 *
 * @param record what the method answers that reads such a record.
 */
export function updateInput<Input extends z.ZodObject, Read extends z.ZodObject>(
  input: Input,
  record: Read,
): z.ZodType<Identified<z.output<Input>>, AsRead<Identified<z.input<Input>>, z.output<Read>>> {
  const identified = input.extend({
    id: recordIdSchema,
    version: versionSchema.nullish().describe('Required: the version of the record that was read.'),
  });
  const updated = widened(identified, record).superRefine((value, context) => {
    const { version } = value as { readonly version?: number | null };
    if (version == null) context.addIssue({ code: 'custom', path: ['version'], ...refusal('VERSION_REQUIRED') });
  });
  return updated as ReturnType<typeof updateInput<Input, Read>>;
}

/**
 * Lets a record be sent as it was read: the keys that `record` has and `input` has not, at every depth, may come along
 * and are left out before a handler sees them. What neither of the two knows is refused as before.
 */
export function withReadOnlyKeys<Input extends z.ZodObject, Read extends z.ZodObject>(
  input: Input,
  record: Read,
): z.ZodType<z.output<Input>, AsRead<z.input<Input>, z.output<Read>>> {
  return widened(input, record) as ReturnType<typeof withReadOnlyKeys<Input, Read>>;
}

function widened(input: z.ZodType, record: z.ZodType): z.ZodType {
  if (input instanceof z.ZodOptional || input instanceof z.ZodNullable) {
    const innerType = widened(input.unwrap() as z.ZodType, record);
    return innerType === input.unwrap() ? input : input.clone({ ...input.def, innerType } as never);
  }
  const known = bare(record);
  if (input instanceof z.ZodArray && known instanceof z.ZodArray) {
    const element = widened(input.element as z.ZodType, known.element as z.ZodType);
    return element === input.element ? input : input.clone({ ...input.def, element } as never);
  }
  if (input instanceof z.ZodRecord && known instanceof z.ZodRecord) {
    const valueType = widened(input.valueType as z.ZodType, known.valueType as z.ZodType);
    return valueType === input.valueType ? input : input.clone({ ...input.def, valueType } as never);
  }
  return input instanceof z.ZodObject && known instanceof z.ZodObject ? widenedObject(input, known) : input;
}

/** Of any type: nobody looks at what it holds. */
const readOnlySchema = z.unknown().optional().meta({ readOnly: true, description: 'As it was read; left out.' });

function widenedObject(input: z.ZodObject, record: z.ZodObject): z.ZodType {
  const [given, known]: z.ZodRawShape[] = [input.shape, record.shape];
  const inside = Object.entries(given ?? {}).flatMap(([key, schema]) => {
    const other = known?.[key];
    const wider = other ? widened(schema as z.ZodType, other as z.ZodType) : schema;
    return wider === schema ? [] : [[key, wider] as const];
  });
  const readOnly = Object.keys(known ?? {}).filter((key) => !Object.hasOwn(given ?? {}, key));
  if (readOnly.length === 0 && inside.length === 0) return input;
  const wider = input.extend({
    ...Object.fromEntries(inside),
    ...Object.fromEntries(readOnly.map((key) => [key, readOnlySchema])),
  });
  if (readOnly.length === 0) return wider;
  return wider.transform((value) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => !readOnly.includes(key))),
  );
}

/** What a schema describes, without whether it may be absent or null. */
function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}
