import type { ValidParams } from './ValidParams.ts';

export const homeParams = {
  getHome: async ({ make }) => ({
    opened: [{ type: 'person' as const, id: (await make.person()).id, at: '2026-11-26T09:00:00.000Z' }],
  }),
} satisfies Partial<ValidParams>;
