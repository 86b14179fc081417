import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one account has seen of a saved search, and what it was told by mail. */
@Entity('saved_search_follower')
export class SearchFollowerEntity {
  @PrimaryColumn('uuid') search_id!: string;
  @PrimaryColumn('uuid') user_id!: string;
  @Column('timestamptz') looked_at!: Date;
  /** Whom the search found then; null when they were too many to remember. */
  @Column('uuid', { array: true, nullable: true }) found!: string[] | null;
  @Column('boolean', { default: false }) weekly_mail!: boolean;
  /** When the weekly mail was last thought of, whether or not there was anything to tell. */
  @Column('timestamptz', { nullable: true }) checked_at!: Date | null;
  @Column('timestamptz', { nullable: true }) mailed_at!: Date | null;
  /** Who was new when the last mail went: nobody is news twice. */
  @Column('uuid', { array: true, default: '{}' }) mailed!: string[];
  /** How many that mail told of. */
  @Column('integer', { default: 0 }) mailed_count!: number;
}
