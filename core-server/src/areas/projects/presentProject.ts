import type { Project } from '@salient/shared/areas/projects/project.ts';
import { showPart } from '@salient/shared/lib/dates/partialDate.ts';
import type { ProjectEntity } from './ProjectEntity.ts';

/** The fields of a project that leave the server for staff. */
export const presentProject = (project: ProjectEntity): Project => ({
  id: project.id,
  version: project.version,
  title: project.title,
  type: project.type,
  fromDay: showPart(project.fromDay),
  fromMonth: showPart(project.fromMonth),
  fromYear: showPart(project.fromYear),
  toDay: showPart(project.toDay),
  toMonth: showPart(project.toMonth),
  toYear: showPart(project.toYear),
  description: project.description,
});
