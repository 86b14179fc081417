import type { ValidParams } from './ValidParams.ts';

export const contactsParams = {
  findContactPersonByName: async ({ make }) => ({
    firstName: 'gr',
    lastName: (await make.contactPerson()).lastName,
    limit: 5,
  }),
} satisfies Partial<ValidParams>;
