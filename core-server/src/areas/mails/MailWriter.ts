import type { MailKind } from '@salient/shared/areas/mails/mail.ts';
import type { EntityManager } from 'typeorm';
import type { CallableFunction } from '../../lib/functions/CallableFunction.ts';
import type { ComposedMail } from '../../lib/mail/writeMail.ts';
import type { MailEntity } from './MailEntity.ts';

/** What a mail is written with. */
export interface MailWriting {
  /** Where the links in mails lead, without a closing slash. */
  readonly publicUrl: string;
  readonly now: () => Date;
  /** What there is to run, for mails that tell of it. */
  readonly functions: ReadonlyMap<string, CallableFunction>;
}

/** Writes the words of the mails that an area queues, at the moment when they are sent. */
export interface MailWriter {
  readonly kinds: readonly MailKind[];
  /** Null when the mail is no longer what it was for: it is given up then. */
  readonly write: (db: EntityManager, mail: MailEntity, writing: MailWriting) => Promise<ComposedMail | null>;
}

declare module '../../lib/area/Area.ts' {
  interface Area {
    readonly mails?: MailWriter;
  }
}
