import { z } from 'zod';
import { datePartInputSchema, datePartSchema } from '../../lib/dates/dateSchemas.ts';
import { inputShape, replyShape } from '../../lib/fields/fieldSchemas.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { projectFields } from './projectFields.ts';

/** From when to when a project runs; `?` where a part is unknown. */
const projectDaysShape = {
  fromDay: datePartSchema,
  fromMonth: datePartSchema,
  fromYear: datePartSchema,
  toDay: datePartSchema,
  toMonth: datePartSchema,
  toYear: datePartSchema,
};

/** What a guest sees of a project: its title (document 3 section 3), and when its exhibition is to be seen. */
export const publicProjectSchema = z.strictObject({ id: idSchema, title: z.string(), ...projectDaysShape });
export type PublicProject = z.infer<typeof publicProjectSchema>;

/** A project as staff read it (PROJECT-04). */
export const projectSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  ...replyShape(projectFields),
  ...projectDaysShape,
  /** How many persons belong to it, of all those in the database. */
  nbr_of_persons: z.int(),
});
export type Project = z.infer<typeof projectSchema>;

const part = datePartInputSchema.optional();

/** What a client sends for a project. Shapes only: what the values must satisfy is `checkProject`'s. */
export const projectInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  ...inputShape(projectFields),
  ...{ fromDay: part, fromMonth: part, fromYear: part },
  ...{ toDay: part, toMonth: part, toYear: part },
});
export type ProjectInput = z.infer<typeof projectInputSchema>;
