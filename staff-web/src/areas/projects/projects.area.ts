import { defineArea } from '../../lib/area/Area.ts';

export const projectsArea = defineArea({
  name: 'projects',
  menu: [{ code: 'projects', icon: 'project', group: 'management', place: 4 }],
  titles: { project: async (client, id, signal) => (await client.getProject({ id }, { signal })).title },
  staleQueries: { project: ['findProjects', 'getProject'] },
  recordPaths: { project: null },
});
