import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A question of the staff search under a name. */
@Entity('saved_search')
export class SavedSearchEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') owner_id!: string;
  @Column('text') name!: string;
  @Column('boolean', { default: false }) is_shared!: boolean;
  /** Arguments of the staff search as they were sent; a later program may no longer know some of them. */
  @Column('jsonb') query!: Record<string, unknown>;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
