import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';

export const mailPersonalData: readonly PersonalDataTable[] = [
  {
    kind: 'mail',
    table: 'mail',
    found: { email: 'recipient' },
    of: { id: 't.feedback_id', kind: 'feedback' },
    at: 't.created_at',
    facts: { email: 't.recipient', title: 't.kind', status: 't.status' },
    erased: 'removed',
    isOfLiving: true,
  },
];
