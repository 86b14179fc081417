import {
  createProject,
  removeProject,
  updateProject,
  validateProject,
} from '@salient/shared/areas/projects/projectMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { createRecord, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { ProjectEntity } from './ProjectEntity.ts';
import { projectKind, validateProjectInput } from './projectKind.ts';

export const handleValidateProject = implement(validateProject, async ({ params, db }) => {
  const { id } = params.project;
  const stored = params.mode === 'update' && id ? await db.findOneBy(ProjectEntity, { id }) : null;
  if (params.mode === 'update' && !stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  const { errors } = await validateProjectInput(db, params.project, stored ?? undefined);
  return errors.result;
});

export const handleCreateProject = implement(createProject, ({ params, ...context }) =>
  createRecord(projectKind, context, params.project),
);

export const handleUpdateProject = implement(updateProject, ({ params, ...context }) =>
  updateRecord(projectKind, context, params.project),
);

export const handleRemoveProject = implement(removeProject, ({ params, ...context }) =>
  removeRecord(projectKind, context, params),
);
