import type { PersonalDataTable } from '../../lib/personal-data/PersonalDataTable.ts';

export const mailPersonalData: readonly PersonalDataTable[] = [
  {
    kind: 'mail',
    table: 'mail',
    found: { email: 'recipient' },
    of: { id: 't.feedback_id', kind: 'feedback' },
    at: 't.created_at',
    facts: { email: 't.recipient', title: 't.kind', status: 't.status' },
    tellsNothing: {
      ...{ user_id: 'the account, which is told as such', language: 'of its words' },
      ...{
        attempts: 'how often it was tried',
        error: 'what a mail server answered',
        next_attempt_at: 'when it is tried',
      },
      ...{ sent_at: 'when it went', kiosk: 'of which kiosk it tells', silent_since: 'of which silence it tells' },
      ...{ backup_run_id: 'of which backup it tells', saved_search_id: 'of which search it tells' },
      nightly_function_id: 'of which function it tells',
    },
    erased: 'removed',
    isOfLiving: true,
  },
];
