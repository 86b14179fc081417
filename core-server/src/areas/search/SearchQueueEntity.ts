import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A record whose search document may be stale. Triggers append, the indexer removes. */
@Entity('search_queue')
export class SearchQueueEntity {
  @PrimaryColumn('bigint', { generated: 'identity' }) id!: string;
  @Column('text') entity!: string;
  @Column('uuid') entity_id!: string;
  @Column('timestamptz', { default: () => 'clock_timestamp()' }) enqueued_at!: Date;
  /** Set for what an import brings: it waits until the import is done, so that a save never waits behind it. */
  @Column('boolean') bulk!: boolean;
}
