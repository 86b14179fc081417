import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { RecordRef } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import type { EntityManager } from 'typeorm';
import type { Fields } from '../changes/ChangeRow.ts';
import type { PresentState } from '../changes/HistoryArea.ts';
import type { Context } from '../rpc/implement.ts';

/** Who changes something, by which method and in which transaction. */
export type ChangeContext = Omit<Context<MethodDeclaration>, 'params' | 'fail'>;

export interface StoredRecord {
  readonly id: string;
  readonly version: number;
}

/** What validation made of an input: everything the record will be, and what is wrong with it. */
export interface CheckedRecord {
  /** Null when so much is wrong that there is none. */
  readonly draft: object | null;
  readonly errors: FieldErrorList;
}

/** A checked record with nothing wrong. */
export type ValidRecord<Checked extends CheckedRecord> = Checked & { readonly draft: NonNullable<Checked['draft']> };

/** A valid record as it will be written. */
export interface RecordToWrite<Checked extends CheckedRecord> {
  readonly id: string;
  readonly version: number;
  readonly checked: ValidRecord<Checked>;
  /** The moment of the change. */
  readonly now: Date;
}

/**
 * What is particular to the records of a noun whenever one of them is changed: how it is held, and what the trail keeps.
 *
 * The functions of a kind run within the transaction of the change and throw RpcFailure for what they refuse.
 */
export interface VersionedKind<Stored extends StoredRecord, Input = unknown> {
  /** Its name in the audit trail and in errors. */
  readonly entity: HistoryType;
  /**
   * The stored record, held from others until the transaction ends; null when there is none, or none for the actor to
   * know of. Refuses an actor who may not change it.
   *
   * @param input what it shall become, where that decides what else is held.
   */
  readonly claim: (context: ChangeContext, id: string, input?: Input) => Promise<Stored | null>;
  /** Whether the record has an address that says, after its removal or a merge, what became of it. */
  readonly hasAddress?: boolean;
  /** Whether the actor may know of a record, where not everybody may know of all. */
  readonly mayKnow?: (context: ChangeContext, id: string) => Promise<boolean>;
  /** Everything that the audit trail keeps of a record; null when it is gone. */
  readonly state: (db: EntityManager, id: string) => Promise<PresentState | null>;
  /** The record in whose history changes of this one stand too. */
  readonly partOf?: (state: Fields, context: ChangeContext) => RecordRef | undefined;
  /** Whether the actor may read a field of the trail, where not everybody who changes records may read all of them. */
  readonly mayReadField?: (context: ChangeContext, field: string) => boolean;
  /** Tells those who show the record that it came, changed or went, after that was noted. */
  readonly changed?: (context: ChangeContext, id: string) => Promise<void>;
}

/**
 * A noun whose records are created, updated and removed by fields. What is common (lock, version, conflict, validation,
 * audit, hint) is done for all kinds alike by `changeRecord.ts`.
 */
export interface RecordKind<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>
  extends VersionedKind<Stored, Input> {
  /** Holds what a new record will be part of; refuses an actor who may not add to it. */
  readonly claimForNew?: (context: ChangeContext, input: Input) => Promise<void>;
  /** Everything that is wrong with a new record (no `stored`) or a changed one. */
  readonly validate: (context: ChangeContext, input: Input, stored?: Stored) => Promise<Checked>;
  /** Whether the change leaves everything as it is stored: then nothing is written, and the version stays. */
  readonly isUnchanged: (
    context: ChangeContext,
    stored: Stored,
    checked: ValidRecord<Checked>,
  ) => boolean | Promise<boolean>;
  /** Writes a new record; absent where there are no new ones. */
  readonly insert?: (context: ChangeContext, record: RecordToWrite<Checked>) => Promise<void>;
  /** Does what follows from a record that came, or came back, after it was noted. */
  readonly inserted?: (context: ChangeContext, id: string) => Promise<void>;
  readonly update: (context: ChangeContext, record: RecordToWrite<Checked>, stored: Stored) => Promise<void>;
  /** Does what follows from a change, after it was noted; `stored` is what the record was before. */
  readonly updated?: (context: ChangeContext, stored: Stored) => Promise<void>;
  /** Why a record has to stay, as `none: CODE`. */
  readonly whyNotRemove?: (context: ChangeContext, stored: Stored) => Promise<readonly string[]>;
  /** Takes the record away, with what belongs to it alone; absent where records are never removed. */
  readonly remove?: (context: ChangeContext, stored: Stored, now: Date) => Promise<void>;
  /** What the trail keeps of a removed record, where that is more than its state. */
  readonly stateOfRemoved?: (db: EntityManager, stored: Stored) => Promise<Fields>;
  /** The record as the methods answer it. */
  readonly present: (context: ChangeContext, id: string) => Promise<Reply>;
}
