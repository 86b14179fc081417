import type { ValidParams } from './ValidParams.ts';

export const referencesParams = {
  getCollectionReference: async ({ make }) => ({ type: 'place', id: (await make.place()).id, language: 'fr' }),
  searchCollectionReferences: async () => ({ type: 'person', query: 'peeters', limit: 10, language: 'de' }),
} satisfies Partial<ValidParams>;
