import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { useState } from 'react';
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

/** The draft of one project; none starts a new one, with a title where that is known. */
export function useProjectForm(
  entity: EditedProject | undefined,
  title: string,
  onSaved: (saved: EditedProject) => void,
) {
  const [empty] = useState(() => ({ ...emptyForm, title }));
  return useEntityForm<ProjectForm, EditedProject>({
    name: 'project',
    entity,
    empty,
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
