import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { ValidParams } from './ValidParams.ts';

export const privacyParams = {
  getRetention: async () => ({}),
  setRetention: async ({ dataSource }) => {
    const [state] = await dataSource.query<{ version: number }[]>('SELECT version FROM retention_state');
    return { version: state?.version ?? 0, rules: [{ class: 'contact_person', period: { count: 36, unit: 'month' } }] };
  },
  findRetentionEntries: async () => ({ status: 'waiting', offset: 0, limit: 5 }),
  // Nothing is due: whoever is not there any more was erased already.
  confirmErasures: async () => ({ ids: [noId] }),
  postponeErasures: async () => ({ ids: [noId], reason: 'Er loopt nog een vraag.', until: '2999-01-01' }),
  findErasureRuns: async () => ({ offset: 0, limit: 5 }),
  getPersonalData: async ({ make }) => ({
    contactPersonId: (await make.contactPerson()).id,
    email: 'greta@example.be',
    name: 'Greta Maes',
    whole: true,
  }),
  erasePersonalData: async ({ make }) => {
    const { id, firstName, lastName } = await make.contactPerson();
    return {
      ...{ contactPersonId: id, email: '', name: '', including: [] },
      ...{ confirmation: `${firstName} ${lastName}`, namesInTexts: false },
    };
  },
  findErasures: async () => ({ offset: 0, limit: 10 }),
  findContactAccess: async ({ make }) => ({
    ...{ contactPersonId: (await make.contactPerson()).id, account: 'greta', offset: 0, limit: 10 },
  }),
} satisfies Partial<ValidParams>;
