import { defineArea } from '../../lib/area/Area.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { readByEditors } from '../../lib/changes/readByEditors.ts';
import * as findProjects from './findProjects.ts';
import * as getProject from './getProject.ts';
import { ProjectEntity } from './ProjectEntity.ts';
import { ProjectMembershipEntity } from './ProjectMembershipEntity.ts';

export const projectsArea = defineArea({
  name: 'projects',
  entities: [ProjectEntity, ProjectMembershipEntity],
  handlers: [findProjects, getProject],
  constraints: {
    project_membership_project_fkey: ['project_memberships', 'DOES_NOT_EXIST'],
    project_membership_pkey: ['project_memberships', 'CONNECTION_ALREADY_EXISTS'],
  },
  history: { project: readByEditors(namedBy('title')) },
});
