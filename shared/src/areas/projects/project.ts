import { z } from 'zod';
import { datePartSchema } from '../../lib/dates/dateSchemas.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

export const projectTypes = ['temporary_exhibition'] as const;

/** What a guest sees of a project (document 3 section 3). */
export const publicProjectSchema = z.strictObject({ id: idSchema, title: z.string() });

/** A project as staff read it (PROJECT-04). */
export const projectSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  title: z.string(),
  type: z.enum(projectTypes),
  fromDay: datePartSchema,
  fromMonth: datePartSchema,
  fromYear: datePartSchema,
  toDay: datePartSchema,
  toMonth: datePartSchema,
  toYear: datePartSchema,
  description: z.string(),
});
export type Project = z.infer<typeof projectSchema>;
