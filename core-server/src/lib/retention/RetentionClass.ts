import type { TextKey } from '@salient/shared/lib/i18n/texts.ts';
import type { RetentionPeriod } from '@salient/shared/lib/retention/retentionPeriod.ts';
import type { EntityManager } from 'typeorm';
import type { HistoryReading } from '../changes/HistoryArea.ts';
import type { Services } from '../rpc/Services.ts';

/** A record that has been kept long enough, and since when its time ran. */
export interface DueRecord {
  readonly id: string;
  readonly since: Date;
}

/** What an eraser has at hand; `db` is the transaction that takes the record off the list and writes the log. */
export interface Erasing {
  readonly db: EntityManager;
  readonly services: Services;
  readonly now: Date;
}

interface Class {
  /** Stands in the settings, the list and the log: never changed, never reused. */
  readonly name: string;
  /** The words for it. */
  readonly label: TextKey;
  /** The words that say from when its time runs. */
  readonly from: TextKey;
  /** For how long its data are kept unless the museum says otherwise; null for without limit. */
  readonly period: RetentionPeriod | null;
}

/** A class whose records staff weigh one by one. */
export interface RecordRetention extends Class {
  /** Whether staff may keep one for good, with a reason. */
  readonly mayBeKept?: true;
  /** Those whose time began before `before`; only of `ids`, where they are given. */
  readonly due: (db: EntityManager, before: Date, ids?: readonly string[]) => Promise<readonly DueRecord[]>;
  /** What they are called before revisors and administrators; whoever is gone has no name. */
  readonly namesOf: (db: EntityManager, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Is told of the records that a call is about to name. */
  readonly noteNamed?: (call: HistoryReading, ids: readonly string[]) => Promise<void>;
  /** Erases what is told of living people in them, their history included. */
  readonly erase: (erasing: Erasing, ids: readonly string[]) => Promise<void>;
}

/** A class of many rows that nobody would weigh one by one: all that is due is one line of the list. */
export interface BulkRetention extends Class {
  /** How many rows began before `before`, and when the first of them did; null for none. */
  readonly dueTogether: (
    db: EntityManager,
    before: Date,
  ) => Promise<{ readonly count: number; readonly since: Date } | null>;
  /** @returns how many rows were erased. */
  readonly eraseTogether: (erasing: Erasing, before: Date) => Promise<number>;
}

/** A class of data about living people and how long it is kept. */
export type RetentionClass = RecordRetention | BulkRetention;

export const isBulk = (each: RetentionClass): each is BulkRetention => 'dueTogether' in each;

declare module '../area/Area.ts' {
  interface Area {
    /** What the area keeps of living people, and for how long. */
    readonly retention?: readonly RetentionClass[];
  }
}

declare module '../rpc/Services.ts' {
  interface Services {
    /** What the areas keep of living people, in their order. */
    readonly retentionClasses: readonly RetentionClass[];
  }
}
