import type { ImportResult, ImportTask } from '@salient/shared/areas/imports/importList.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that is done with a list or a batch: asked for, under way (`running`), or over. */
@Entity('import_task')
export class ImportTaskEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Null for the undo of a batch. */
  @Column('uuid', { nullable: true }) list_id!: string | null;
  @Column('uuid', { nullable: true }) batch_id!: string | null;
  @Column('text') kind!: ImportTask['kind'];
  @Column('text') state!: ImportTask['state'];
  /** Who asked for it; the name stays when the account goes. */
  @Column('uuid', { nullable: true }) user_id!: string | null;
  @Column('text') asked_by_account!: string;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
  /** Between 0 and 1. */
  @Column('double precision', { default: 0 }) progress!: number;
  @Column('integer', { default: 0 }) rows!: number;
  /** How often it was begun: one that was cut off goes on. */
  @Column('integer', { default: 0 }) runs!: number;
  @Column('boolean', { default: false }) stop_asked!: boolean;
  /** Of a trial: the rules were changed since. */
  @Column('boolean', { default: false }) is_stale!: boolean;
  @Column('jsonb', { nullable: true }) result!: ImportResult | null;
  @Column('text', { nullable: true }) problem!: ImportTask['problem'];
  @Column('text', { nullable: true }) detail!: string | null;
  @Column('jsonb', { default: [] }) faults!: ImportTask['faults'];
}
