import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import {
  limitSchema,
  listOf,
  offsetSchema,
  recordIdSchema,
  searchTextSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import { projectSchema, projectTypes, publicProjectSchema } from './project.ts';

export const projectSortColumns = ['title', 'type', 'from', 'to'] as const;

export const findProjects = defineMethod({
  name: 'findProjects',
  kind: 'query',
  access: 'login',
  description: 'Lists the projects, by title unless sorted otherwise.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({ type: z.enum(projectTypes), title: searchTextSchema }),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(projectSortColumns).optional(),
  }),
  result: listOf(projectSchema),
  errors: [commonErrors.invalidData],
});

export const getProject = defineMethod({
  name: 'getProject',
  kind: 'query',
  access: 'guest',
  description: 'Answers a project by its id; guests get the title.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.union([projectSchema, publicProjectSchema]),
  errors: [commonErrors.notFound],
});
