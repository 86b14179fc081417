import type { KeyLocationRules } from '@salient/shared/areas/key-locations/checkKeyLocation.ts';
import type { Logger } from 'pino';
import type { DiskSpace } from '../disk/DiskSpace.ts';
import type { Files } from '../files/Files.ts';
import type { KioskApp } from '../kiosks/KioskApp.ts';
import type { MailSender } from '../mail/MailSender.ts';
import type { Outbox } from '../mail/Outbox.ts';
import type { NamesOfDay } from '../names-of-day/NamesOfDay.ts';
import type { PersonSearch } from '../search/PersonSearch.ts';
import type { AccessLimits } from '../users/AccessLimits.ts';
import type { PasswordChecks } from '../users/PasswordChecks.ts';

/** What handlers share within one process; built once by `createApp`. */
export interface Services {
  readonly log: Logger;
  readonly personSearch: PersonSearch;
  readonly namesOfDay: NamesOfDay;
  readonly accessLimits: AccessLimits;
  readonly passwordChecks: PasswordChecks;
  readonly mailSender: MailSender;
  readonly outbox: Outbox;
  readonly files: Files;
  readonly kioskApp: KioskApp;
  /** Where visitors reach Salient, without a closing slash. */
  readonly publicUrl: string;
  readonly keyLocationRules: KeyLocationRules;
  /** What administrators see of where and when backups are made. */
  readonly backup: {
    readonly shown: { readonly target: string; readonly is_encrypted: boolean };
    /** Time of the nightly one on the museum's clock; null when none is made by the clock. */
    readonly at: string | null;
  };
  readonly disk: DiskSpace;
  /** The present moment; tests set their own. */
  readonly now: () => Date;
}
