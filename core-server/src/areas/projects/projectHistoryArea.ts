import { projectInputSchema } from '@salient/shared/areas/projects/project.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { inputFieldsOf } from '../../lib/records/inputFieldsOf.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdateProject } from './changeProject.ts';
import { projectKind } from './projectKind.ts';

/** How history reads and restores projects. */
export const projectHistoryArea = recordHistory(projectKind, {
  naming: namedBy('title'),
  maySee: async (_db, actor) => canEdit(actor),
  update: async (restoring, id, version, fields) => {
    const project = { ...inputFieldsOf(projectInputSchema, fields), id, version };
    await callWithin(handleUpdateProject, restoring, { project });
  },
  checkKept: (restoring, kept) => projectKind.validate(restoring, inputFieldsOf(projectInputSchema, kept)),
});
