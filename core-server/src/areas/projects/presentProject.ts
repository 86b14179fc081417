import type { Project } from '@salient/shared/areas/projects/project.ts';
import { showPart } from '@salient/shared/lib/dates/partialDate.ts';
import type { ProjectEntity } from './ProjectEntity.ts';

/** The fields of a project that leave the server for staff. */
export const presentProject = (project: ProjectEntity): Project => ({
  id: project.id,
  version: project.version,
  title: project.title,
  type: project.type,
  from_day: showPart(project.from_day),
  from_month: showPart(project.from_month),
  from_year: showPart(project.from_year),
  to_day: showPart(project.to_day),
  to_month: showPart(project.to_month),
  to_year: showPart(project.to_year),
  description: project.description,
});
