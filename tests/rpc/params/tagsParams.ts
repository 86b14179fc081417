import type { ValidParams } from './ValidParams.ts';

export const tagsParams = {
  getCollectionDocumentTags: async () => ({}),
  getCollectionDocumentTagsIndexed: async () => ({}),
} satisfies Partial<ValidParams>;
