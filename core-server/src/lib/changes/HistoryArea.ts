import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { RecordRef } from '@salient/shared/lib/realtime/realtimeEvents.ts';
import type { EntityManager } from 'typeorm';
import type { Context } from '../rpc/implement.ts';
import type { Services } from '../rpc/Services.ts';
import type { Fields } from './ChangeRow.ts';
import type { RecordNaming } from './RecordNaming.ts';

/** Who restores, in which transaction; `method` stands in the audit trail. */
export type RestoreContext = Omit<Context<MethodDeclaration>, 'params' | 'fail'>;

/** A call that reads changes. */
export type HistoryReading = Pick<Context<MethodDeclaration>, 'db' | 'actor' | 'method' | 'services'>;

/** A call that reads kept fields; a record may name less to some than to others. */
export interface HistoryReader extends Pick<HistoryReading, 'db' | 'method'> {
  readonly actor: Pick<Actor, 'id' | 'account' | 'type' | 'army'>;
  readonly services: Pick<Services, 'historyAreas' | 'hooks' | 'now'>;
}

export interface PresentState {
  readonly version: number;
  /** All fields under the names of the audit trail. */
  readonly fields: Fields;
}

/**
 * What an area tells of its records, so that their history can be read and restored. RestoreContext goes through the area's
 * own handlers: what they refuse stays as it is.
 */
export interface HistoryArea {
  readonly naming: RecordNaming;
  /** The area's row rule, for living and removed records alike. */
  readonly maySee: (db: EntityManager, actor: Actor, id: string) => Promise<boolean>;
  /** Is told of the records whose changes a call is about to answer with. */
  readonly noteRead?: (reading: HistoryReading, ids: readonly string[]) => Promise<void>;
  /** The record as it stands, or null when it is gone. Absent where nothing can be restored yet. */
  readonly state?: (db: EntityManager, id: string) => Promise<PresentState | null>;
  /** The record in whose history changes of this one stand too. */
  readonly partOf?: (fields: Fields) => RecordRef | undefined;
  /** Stored fields that `update` cannot write, because something else decides them. */
  readonly fixed?: (fields: Fields) => readonly string[];
  /** Stored lists of records in which the order counts. */
  readonly ordered?: readonly string[];
  /** What the trail kept as it can stand now: parts follow merges of what they name, and go with what has gone. */
  readonly standing?: (db: EntityManager, kept: Fields) => Promise<Fields>;
  /** Kept fields as a read of the record answers them; absent where both are the same. */
  readonly asRead?: (reader: HistoryReader, kept: Fields) => Promise<Fields>;
  /** Writes fields by the area's update method. */
  readonly update?: (restoring: RestoreContext, id: string, version: number, fields: Fields) => Promise<void>;
  /** Whether what a removal kept is enough, and the area's rules allow, to bring the record back. */
  readonly mayBringBack?: (kept: Fields) => boolean;
  /** Writes a removed record anew under its id as `version`. */
  readonly bringBack?: (restoring: RestoreContext, id: string, version: number, kept: Fields) => Promise<void>;
}

declare module '../rpc/Services.ts' {
  interface Services {
    /** The area behind each kind of record. */
    readonly historyAreas: Readonly<Record<HistoryType, HistoryArea>>;
  }
}
