import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';

/** The row of a removed account stays, for what it did; nameless once its owner is erased. */
export const userPersonalData: readonly PersonalDataTable[] = [
  {
    kind: 'account',
    table: 'app_user',
    found: { name: ['name'], email: 'email', phone: 'phone', account: 'account' },
    at: 't.created_at',
    facts: {
      account: 't.account',
      name: 't.name',
      email: 't.email',
      phone: 't.phone',
      description: 't.description',
    },
    atWork: 'NOT t.deleted',
    erased: {
      account: `'erased-' || right(t.id::text, 12)`,
      name: `''`,
      email: `''`,
      phone: `''`,
      description: `''`,
      version: 't.version + 1',
    },
    trail: { entity: 'app_user', fields: ['account', 'name', 'email', 'phone', 'description'] },
    isOfLiving: true,
  },
  {
    kind: 'session',
    table: 'session',
    of: { id: 't.user_id', kind: 'account' },
    at: 't.created_at',
    facts: { address: 't.address', userAgent: 't.user_agent' },
    erased: 'removed',
    isOfLiving: true,
  },
];
