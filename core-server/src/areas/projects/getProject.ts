import { getProject } from '@salient/shared/areas/projects/projectMethods.ts';
import { isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { ProjectEntity } from './ProjectEntity.ts';
import { presentProject, presentPublicProject } from './presentProject.ts';

export const handleGetProject = implement(getProject, async ({ params, db, actor, fail }) => {
  const project = await db.findOneBy(ProjectEntity, { id: params.id });
  if (!project) throw fail.notFound({ entity: 'project', id: params.id });
  return isLoggedIn(actor) ? presentProject(db, project) : presentPublicProject(project);
});
