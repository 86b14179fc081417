import type { RemovedOf } from '@salient/shared/areas/imports/importBatch.ts';

export interface KeptRecord {
  readonly entity: string;
  readonly id: string;
  readonly reason: string;
}

/** Takes what one piece did; what is written to the database in it belongs to the transaction of the piece. */
export type UndoStep = (step: {
  readonly removed: number;
  /** Of which kind were those that it removed; absent where it removed none. */
  readonly of?: keyof RemovedOf;
  readonly restored: number;
  readonly kept: readonly KeptRecord[];
}) => Promise<void>;
