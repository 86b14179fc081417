import { z } from 'zod';
import { commonErrors } from '../contract/commonErrors.ts';
import { idSchema } from '../contract/commonSchemas.ts';
import { defineMethod } from '../contract/defineMethod.ts';
import { publicProjectSchema } from './project.ts';

export const getProject = defineMethod({
  name: 'getProject',
  kind: 'query',
  access: 'guest',
  description: 'Answers a project by its id; guests get the title.',
  params: z.strictObject({ id: idSchema }),
  result: publicProjectSchema,
  errors: [commonErrors.notFound],
});
