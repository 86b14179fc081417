import type { z } from 'zod';
import type { Fields } from '../changes/ChangeRow.ts';

/** Of the fields that the trail kept, those that a client can send; what follows from others is left out. */
export function inputFieldsOf<Schema extends z.ZodObject>(schema: Schema, kept: Fields): z.output<Schema> {
  const own = Object.entries(kept).filter(([name]) => name in schema.shape);
  return schema.parse(Object.fromEntries(own)) as z.output<Schema>;
}
