import { defineArea } from '../../lib/area/Area.ts';
import * as changeProject from './changeProject.ts';
import * as findProjects from './findProjects.ts';
import * as getProject from './getProject.ts';
import { ProjectEntity } from './ProjectEntity.ts';
import { ProjectMembershipEntity } from './ProjectMembershipEntity.ts';
import { projectHistoryArea } from './projectHistoryArea.ts';

export const projectsArea = defineArea({
  name: 'projects',
  entities: [ProjectEntity, ProjectMembershipEntity],
  handlers: [changeProject, findProjects, getProject],
  constraints: {
    project_title_unique: ['title', 'DATA_ALREADY_EXISTS'],
    project_membership_project_fkey: ['project_memberships', 'DOES_NOT_EXIST'],
    project_membership_pkey: ['project_memberships', 'CONNECTION_ALREADY_EXISTS'],
  },
  references: [
    {
      ...{ to: 'project', table: 'project_membership', column: 'project_id', refusal: 'ENTITY_HAS_CONTENT' },
      owner: { type: 'person', column: 'person_id' },
    },
  ],
  history: { project: projectHistoryArea },
});
