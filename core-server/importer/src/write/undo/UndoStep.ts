export interface KeptRecord {
  readonly entity: string;
  readonly id: string;
  readonly reason: string;
}

/** Takes what one piece did; what is written to the database in it belongs to the transaction of the piece. */
export type UndoStep = (step: {
  readonly removed: number;
  readonly restored: number;
  readonly kept: readonly KeptRecord[];
}) => Promise<void>;
