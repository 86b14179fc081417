import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One comparison of all persons with one another: under way (no end), or ended. */
@Entity('merge_comparison')
export class MergeComparisonEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Who asked; null for what the clock began. */
  @Column('text', { nullable: true }) account!: string | null;
  @Column('timestamptz') started_at!: Date;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
  @Column('boolean', { nullable: true }) ok!: boolean | null;
  @Column('integer', { default: 0 }) persons!: number;
  /** Pairs that share a key, those of them that were compared, and those worth a look. */
  @Column('integer', { default: 0 }) pairs!: number;
  @Column('integer', { default: 0 }) compared!: number;
  @Column('integer', { default: 0 }) suggested!: number;
}
