import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { recordIdSchema } from '../../lib/schemas/commonSchemas.ts';

/** What a project comes to in numbers, of the persons that the reader may see. */
export const projectFiguresSchema = z.strictObject({
  persons: z.int(),
  civilians: z.int(),
  soldiers: z.int(),
  women: z.int(),
  war_casualties: z.int(),
  /** Persons with a story, and with one that is published. */
  with_story: z.int(),
  with_published_story: z.int(),
  /** Persons that a document names which was not removed. */
  with_documents: z.int(),
  /** Documents that name the project. */
  documents: z.int(),
});
export type ProjectFigures = z.infer<typeof projectFiguresSchema>;

export const getProjectFigures = defineMethod({
  name: 'getProjectFigures',
  kind: 'query',
  access: 'login',
  description: 'Counts the persons of a project, and their stories and documents.',
  params: z.strictObject({ project: recordIdSchema }),
  result: projectFiguresSchema,
  errors: [commonErrors.notFound],
});
