import { makeDocument } from '../../harness/pages.ts';
import type { ValidParams } from './ValidParams.ts';

export const iiifParams = {
  getManifestAddress: async (server) => ({ type: 'document', id: await makeDocument(server) }),
} satisfies Partial<ValidParams>;
