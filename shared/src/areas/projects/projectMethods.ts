import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import {
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
  validateModeSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import { projectInputSchema, projectSchema, publicProjectSchema } from './project.ts';
import { projectTypes } from './projectFields.ts';

export const projectSortColumns = ['title', 'type', 'from', 'to', 'nbr_of_persons'] as const;

export const findProjects = defineMethod({
  name: 'findProjects',
  aliases: ['projects.find'],
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
  aliases: ['projects.get'],
  kind: 'query',
  access: 'guest',
  description: 'Answers a project by its id; guests get its title and its days.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.union([projectSchema, publicProjectSchema]),
  errors: [commonErrors.notFound],
});

export const validateProject = defineMethod({
  name: 'validateProject',
  aliases: ['projects.validate'],
  kind: 'query',
  access: 'admin',
  description: 'Checks a project as create or update would, and writes nothing.',
  params: z.strictObject({
    project: withReadOnlyKeys(projectInputSchema, projectSchema),
    mode: validateModeSchema.default('create'),
  }),
  unwrapped: 'project',
  result: validationResultSchema,
});

export const createProject = defineMethod({
  name: 'createProject',
  aliases: ['projects.create'],
  kind: 'command',
  access: 'admin',
  description: 'Creates a project.',
  params: z.strictObject({ project: withReadOnlyKeys(projectInputSchema, projectSchema) }),
  unwrapped: 'project',
  result: projectSchema,
  errors: [commonErrors.invalidData],
});

export const updateProject = defineMethod({
  name: 'updateProject',
  aliases: ['projects.update'],
  kind: 'command',
  access: 'admin',
  description: 'Changes a project; absent fields keep their value, null clears; needs the version that was read.',
  params: z.strictObject({ project: updateInput(projectInputSchema, projectSchema) }),
  unwrapped: 'project',
  result: projectSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const removeProject = defineMethod({
  name: 'removeProject',
  aliases: ['projects.remove'],
  kind: 'command',
  access: 'admin',
  description: 'Removes a project to which nobody belongs and which no document names.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});
