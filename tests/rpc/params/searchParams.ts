import type { ValidParams } from './ValidParams.ts';

export const searchParams = {
  findSearchTerms: async () => ({ text: 'Peeters Iep' }),
} satisfies Partial<ValidParams>;
