import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { idOf, useEntityForm } from '../../lib/form/useEntityForm.ts';
import {
  checkForm,
  type EditedProject,
  editedProject,
  emptyForm,
  fieldOfError,
  inputOf,
  type ProjectForm,
  withSaved,
} from './projectForm.ts';

/** What shows something of a project. */
export const projectQueries: readonly MethodName[] = ['findProjects', 'getProject', 'getPerson', 'findChanges'];

/** The draft of one project; none starts a new one. */
export function useProjectForm(entity: EditedProject | undefined, onSaved: (saved: EditedProject) => void) {
  return useEntityForm<ProjectForm, EditedProject>({
    name: 'project',
    entity,
    empty: emptyForm,
    check: checkForm,
    validate: (client, form, stored) =>
      client.validateProject({ project: { ...inputOf(form), ...idOf(stored) }, mode: stored ? 'update' : 'create' }),
    create: async (client, form) => editedProject(await client.createProject({ project: inputOf(form) })),
    update: async (client, { id, version, ...form }) =>
      editedProject(await client.updateProject({ project: { ...inputOf(form), id, version } })),
    withSaved,
    fieldOfError,
    refreshes: projectQueries,
    onSaved,
  });
}

export type ProjectFormControl = ReturnType<typeof useProjectForm>;
