import { getProject } from '@salient/shared/areas/projects/projectMethods.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { ProjectEntity } from './ProjectEntity.ts';

export const handleGetProject = implement(getProject, async ({ params, db, fail }) => {
  const project = await db.findOneBy(ProjectEntity, { id: params.id });
  if (!project) throw fail.notFound({ entity: 'project', id: params.id });
  return { id: project.id, title: project.title };
});
