import type { Logger } from 'pino';
import type { MailSender } from '../mail/MailSender.ts';
import type { Outbox } from '../mail/Outbox.ts';
import type { PersonSearch } from '../search/PersonSearch.ts';
import type { AccessLimits } from '../users/AccessLimits.ts';
import type { PasswordChecks } from '../users/PasswordChecks.ts';

/** What handlers share within one process; built once by `createApp`. */
export interface Services {
  readonly log: Logger;
  readonly personSearch: PersonSearch;
  readonly accessLimits: AccessLimits;
  readonly passwordChecks: PasswordChecks;
  readonly mailSender: MailSender;
  readonly outbox: Outbox;
  /** The present moment; tests set their own. */
  readonly now: () => Date;
}
