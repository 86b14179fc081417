import { defineArea } from '../../lib/area/Area.ts';
import type {} from '../../lib/picker/quickCreate.ts';
import { pathTo } from '../../lib/routing/links.ts';
import type {} from './projectSlots.ts';

export const projectsArea = defineArea({
  name: 'projects',
  screens: {
    projects: async () => (await import('./ProjectListPage.tsx')).ProjectListPage,
    project: async () => (await import('./ProjectPage.tsx')).ProjectPage,
  },
  menu: [{ code: 'projects', icon: 'project', group: 'management', place: 5 }],
  titles: { project: async (client, id, signal) => (await client.getProject({ id }, { signal })).title },
  staleQueries: {
    project: ['findProjects', 'getProject'],
    // Who belongs to it.
    person: ['findProjects', 'getProject'],
  },
  quickCreate: { project: async () => (await import('./QuickProjectDialog.tsx')).QuickProjectDialog },
  recordPaths: { project: (id) => pathTo('project', { id }) },
});
