import type { RetentionStatus } from '@salient/shared/areas/privacy/retention/retention.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that is due to be erased: a record, or all the rows of a class that nobody would weigh one by one. */
@Entity('retention_entry')
export class RetentionEntryEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') class!: string;
  @Column('uuid', { nullable: true }) record_id!: string | null;
  @Column('integer', { default: 1 }) count!: number;
  /** Since when its time ran. */
  @Column('timestamptz') since!: Date;
  @Column('timestamptz') listed_at!: Date;
  @Column('text', { default: 'waiting' }) status!: RetentionStatus;
  @Column('date', { nullable: true }) postponed_until!: string | null;
  /** Why it was kept longer; stays when it is due again. */
  @Column('text', { default: '' }) reason!: string;
  @Column('timestamptz', { nullable: true }) decided_at!: Date | null;
  @Column('text', { nullable: true }) decided_by!: string | null;
}
