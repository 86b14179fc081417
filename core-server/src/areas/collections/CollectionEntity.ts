import { collectionFields } from '@salient/shared/areas/collections/collectionFields.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { fieldColumns } from '../../lib/db/fieldColumns.ts';

/** A box of the archive. */
@Entity('collection')
export class CollectionEntity extends fieldColumns(collectionFields) {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  /** Removed, and to be brought back (COLLECTION-23). */
  @Column('boolean', { default: false }) deleted!: boolean;
  // Normal forms, see normalizeText.
  @Column('text', { default: '' }) sort_code!: string;
  @Column('text', { default: '' }) sort_title!: string;
  /** Computed by the database: code and title, numbers by their size; null without a code. */
  @Column({ type: 'text', nullable: true, insert: false, update: false }) readonly order_code!: string | null;
  @Column({ type: 'text', insert: false, update: false }) readonly order_title!: string;
  /** Code, title and description, for searches. */
  @Column('text', { default: '' }) words!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
