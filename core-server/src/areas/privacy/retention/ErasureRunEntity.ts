import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was listed and erased at once, in one class. */
@Entity('erasure_run')
export class ErasureRunEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('timestamptz') at!: Date;
  @Column('text') class!: string;
  @Column('integer', { default: 0 }) listed!: number;
  @Column('integer', { default: 0 }) erased!: number;
  @Column('uuid', { array: true, default: '{}' }) record_ids!: string[];
  @Column('uuid', { nullable: true }) user_id!: string | null;
  /** Null for what the clock did. */
  @Column('text', { nullable: true }) account!: string | null;
}
