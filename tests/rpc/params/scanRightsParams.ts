import type { ValidParams } from './ValidParams.ts';

export const scanRightsParams = {
  setScanRights: async ({ make }) => ({
    owners: [
      { type: 'collection', id: (await make.collection()).id },
      { type: 'document', id: (await make.document()).id, version: 0 },
      { type: 'page', id: (await make.page((await make.document({ category: 'DIBORN' })).id)).id },
    ],
    rights: {
      ...{ licence: 'permission', usable_for: ['web'], rights_holder: 'Familie Claes' },
      ...{ credit_line: { nl: 'Familie Claes' }, permission_date: '2026-01-02' },
      ...{ permission_scope: 'De website', permission_expires: '2099-01-01' },
    },
  }),
} satisfies Partial<ValidParams>;
