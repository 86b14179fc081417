import { z } from 'zod';
import { type Expression, expressionSchema } from './expressionSchema.ts';
import { closedObject, isObject, oneOfShapes } from './schemaTools.ts';

/**
 * What happens with a date text that cannot be read: `note` leaves the date unknown and keeps the text in the comments
 * with a warning, `year` does the same but takes the year when exactly one stands in the text, `ignore` leaves it unknown
 * and forgets the text, `reject` refuses the row.
 */
export const unreadablePolicies = ['note', 'year', 'ignore', 'reject'] as const;

const dayPattern = /^\d{4}(-\d{2}(-\d{2})?)?$/;
const optionShape = {
  order: z.enum(['dmy', 'mdy', 'ymd'], 'must be one of: dmy, mdy, ymd').optional(),
  read: z.enum(['any', 'iso', 'yyyymmdd'], 'must be one of: any, iso, yyyymmdd').optional(),
  within: z
    .tuple([z.string().regex(dayPattern), z.string().regex(dayPattern)], 'must be two dates: ["1914-07-28", "1921"]')
    .optional(),
  unreadable: z.enum(unreadablePolicies, `must be one of: ${unreadablePolicies.join(', ')}`).optional(),
  firstTwoDigitYear: z.int().min(1500).max(1999).optional(),
};
/** What the comments quote where the date does not say all; without it the text that was read. */
const writtenShape = { written: expressionSchema.optional() };

export const dateOptionsSchema = closedObject(optionShape);
export type DateOptionsSpec = z.infer<typeof dateOptionsSchema>;
type DateObject = DateOptionsSpec & { written?: Expression | undefined };

export type DateSpec =
  | Expression
  | (DateObject & { text: Expression })
  | (DateObject & { day?: Expression; month?: Expression; year: Expression })
  | (DateObject & { start: DateSpec; end: DateSpec })
  | (DateObject & { any: DateSpec[] });

const hint =
  'a text such as "{column}", or an object with text, with day, month and year, with start and end, or with any';

export const dateSchema: z.ZodType<DateSpec> = oneOfShapes<DateSpec>(hint, (value) => {
  if (!isObject(value)) return typeof value === 'string' || typeof value === 'number' ? expressionSchema : null;
  if ('text' in value) return closedObject({ ...optionShape, ...writtenShape, text: expressionSchema });
  if ('start' in value || 'end' in value) {
    return closedObject({ ...optionShape, ...writtenShape, start: dateSchema, end: dateSchema });
  }
  if ('any' in value) return closedObject({ ...optionShape, ...writtenShape, any: z.array(dateSchema).min(1) });
  if ('day' in value || 'month' in value || 'year' in value) {
    return closedObject({
      ...optionShape,
      ...writtenShape,
      day: expressionSchema.optional(),
      month: expressionSchema.optional(),
      year: expressionSchema,
    });
  }
  return expressionSchema;
});
