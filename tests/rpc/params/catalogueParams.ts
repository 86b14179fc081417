import type { ValidParams } from './ValidParams.ts';

/** Codes of the archive that the catalogue of the tests keeps. */
export const catalogueParams = {
  checkAdlibCode: async () => ({ code: 'IFF 2014.12' }),
  importDocumentCollection: async () => ({ adlibCode: 'IFF 2014.12', type: 'box' }),
  compareWithCatalogue: async ({ make }) => ({ type: 'collection', id: (await fromCatalogue(make)).id }),
  applyCatalogueChanges: async ({ make }) => ({
    ...{ type: 'collection', id: (await fromCatalogue(make)).id, version: 1 },
    ...{ fields: ['title'], newParts: false },
  }),
} satisfies Partial<ValidParams>;

/** Told by its number: the code is another one's. */
const fromCatalogue = (make: Parameters<ValidParams['compareWithCatalogue']>[0]['make']) =>
  make.collection({ adlibId: '110000001', adlibCode: '' });
