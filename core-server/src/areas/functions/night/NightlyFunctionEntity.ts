import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A function that is run each night for an account, and what its owner was told of it. */
@Entity('nightly_function')
@Index('nightly_function_asked_unique', ['user_id', 'function', 'arguments'], { unique: true })
export class NightlyFunctionEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('text') function!: string;
  @Column('jsonb', { default: {} }) arguments!: Record<string, unknown>;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  /** When a night last came to it, whether or not it could be run. */
  @Column('timestamptz', { nullable: true }) run_at!: Date | null;
  /** How many rows it found then. */
  @Column('integer', { nullable: true }) rows!: number | null;
  /** A digest of what the last mail told: the number of rows and the first of them. */
  @Column('text', { nullable: true }) told!: string | null;
  /** What the last mail calls the first rows; of persons nothing. */
  @Column('text', { array: true, default: '{}' }) first_names!: string[];
}
