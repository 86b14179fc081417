import type { ValidParams } from './ValidParams.ts';

export const projectsParams = {
  findProjects: async () => ({
    text: 'a',
    filter: { type: 'temporary_exhibition' as const, title: 'o' },
    offset: 0,
    limit: 10,
    sort: [['title', 1]],
  }),
  getProject: async ({ make }) => ({ id: (await make.project()).id }),
} satisfies Partial<ValidParams>;
