import type { ValidParams } from './ValidParams.ts';

let counter = 0;

const project = (title: string) => ({
  title,
  type: 'temporary_exhibition' as const,
  ...{ fromDay: 22, fromMonth: 4, fromYear: 2025, toDay: '?' as const, toMonth: 5, toYear: 2025 },
  description: 'Over de eerste gasaanvallen.',
});

export const projectsParams = {
  findProjects: async () => ({
    text: 'a',
    filter: { type: 'temporary_exhibition' as const, title: 'o' },
    offset: 0,
    limit: 10,
    sort: [['title', 1]],
  }),
  validateProject: async () => ({ project: project('Gevraagd'), mode: 'create' as const }),
  createProject: async () => ({ project: project(`Nieuw ${++counter}`) }),
  updateProject: async ({ make }) => ({ project: { id: (await make.project()).id, version: 1, toYear: 2026 } }),
  removeProject: async ({ make }) => ({ id: (await make.project()).id }),
  addPersonsToProject: async ({ make }) => ({
    project: (await make.project()).id,
    persons: { ids: [(await make.person()).id] },
  }),
  removePersonsFromProject: async ({ make }) => ({
    project: (await make.project()).id,
    persons: { search: { text: 'nobody of this name' } },
  }),
  getProjectFigures: async ({ make }) => ({ project: (await make.project()).id }),
  getProject: async ({ make }) => ({ id: (await make.project()).id }),
} satisfies Partial<ValidParams>;
