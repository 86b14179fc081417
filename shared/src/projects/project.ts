import { z } from 'zod';
import { idSchema } from '../contract/commonSchemas.ts';

export const projectTypes = ['temporary_exhibition'] as const;

/** What a guest sees of a project (document 3 section 3). */
export const publicProjectSchema = z.strictObject({ id: idSchema, title: z.string() });
