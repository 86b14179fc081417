import type { ValidParams } from './ValidParams.ts';

export const startParams = {
  getStartPage: async () => ({}),
} satisfies Partial<ValidParams>;
