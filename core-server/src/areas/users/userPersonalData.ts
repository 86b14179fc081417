import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';

const told = ['name', 'email', 'phone', 'description'] as const;

/** What the columns of an account become that says of nobody who it is; its own name is another matter. */
export const withoutOwner: Readonly<Record<string, string>> = {
  ...Object.fromEntries(told.map((field) => [field, `''`])),
  password_hash: 'NULL',
  // Accounts that may sign in have a password.
  status: `'pending'`,
  version: 't.version + 1',
};
/** Fields of the trail that tell of the owner of an account, beside its own name. */
export const ownerFields: readonly string[] = told;

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
    tellsNothing: {
      ...{
        version: 'counts saves',
        deleted: 'whether it is at work',
        updated_at: 'when it was saved',
        language: 'of its screens',
      },
      ...{ type: 'its rights', army: 'its rights', dataset: 'its rights', status: 'whether it may sign in' },
      ...{ password_hash: 'says nothing that anybody can read', password_changed_at: 'when it was chosen' },
    },
    atWork: 'NOT t.deleted',
    erased: { account: `'erased-' || right(t.id::text, 12)`, ...withoutOwner },
    trail: { entity: 'app_user', fields: ['account', ...ownerFields] },
    isOfLiving: true,
  },
  {
    kind: 'session',
    table: 'session',
    of: { id: 't.user_id', kind: 'account' },
    at: 't.created_at',
    facts: { address: 't.address', userAgent: 't.user_agent' },
    tellsNothing: {
      ...{ token_hash: 'says nothing that anybody can read', last_used_at: 'until when it is kept' },
      expires_at: 'until when it is kept',
    },
    erased: 'removed',
    isOfLiving: true,
  },
];
