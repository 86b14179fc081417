import type { ValidParams } from './ValidParams.ts';

export const searchParams = {
  findSearchTerms: async () => ({ text: 'Peeters Iep' }),
  narrowPersons: async () => ({ text: 'peeters', given_name: 'Jan', died_year: '1914', offset: 0, limit: 8 }),
} satisfies Partial<ValidParams>;
