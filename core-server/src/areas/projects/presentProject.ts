import type { Project, PublicProject } from '@salient/shared/areas/projects/project.ts';
import { showPart } from '@salient/shared/lib/dates/partialDate.ts';
import type { EntityManager } from 'typeorm';
import type { ProjectEntity } from './ProjectEntity.ts';

/** What everybody may read of a project. */
export const presentPublicProject = (project: ProjectEntity): PublicProject => ({
  id: project.id,
  title: project.title,
  fromDay: showPart(project.fromDay),
  fromMonth: showPart(project.fromMonth),
  fromYear: showPart(project.fromYear),
  toDay: showPart(project.toDay),
  toMonth: showPart(project.toMonth),
  toYear: showPart(project.toYear),
});

/** The fields of projects that leave the server for staff. */
export async function presentProjects(db: EntityManager, projects: readonly ProjectEntity[]): Promise<Project[]> {
  const counted = await db.query<{ id: string; persons: number }[]>(
    'SELECT project_id AS id, count(*)::integer AS persons FROM project_membership WHERE project_id = ANY($1) GROUP BY 1',
    [projects.map(({ id }) => id)],
  );
  const persons = new Map(counted.map((row) => [row.id, row.persons]));
  return projects.map((project) => ({
    ...presentPublicProject(project),
    version: project.version,
    type: project.type,
    description: project.description,
    nbr_of_persons: persons.get(project.id) ?? 0,
  }));
}

export async function presentProject(db: EntityManager, project: ProjectEntity): Promise<Project> {
  const [presented] = await presentProjects(db, [project]);
  return presented as Project;
}
