import type { FunctionRun } from '@salient/shared/areas/functions/functionMethods.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One run of a function or of an action: who, when, with what, and how it ended. */
@Entity('function_run')
export class FunctionRunEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') function!: string;
  /** Null for a run that only read. */
  @Column('text', { nullable: true }) action!: string | null;
  @Column('jsonb', { default: {} }) arguments!: Record<string, unknown>;
  /** It was the night that ran it, for the account or, without one, for all. */
  @Column('boolean', { default: false }) is_nightly!: boolean;
  /** The account's name at the time. */
  @Column('text', { nullable: true }) account!: string | null;
  @Column('timestamptz') started_at!: Date;
  @Column('integer') duration_ms!: number;
  @Column('integer', { nullable: true }) rows!: number | null;
  @Column('integer', { default: 0 }) failed!: number;
  @Column('text') outcome!: FunctionRun['outcome'];
}
