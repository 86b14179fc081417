import { commonFields } from '@salient/shared/areas/events/eventTable.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import { type OwnFields, type OwnValues, ownFields } from '@salient/shared/areas/events/ownFields.ts';
import type { DraftOf } from '@salient/shared/lib/fields/fields.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { fieldColumns } from '../../lib/db/fieldColumns.ts';

/** What the table says of events; a choice of another type is null. */
const EventColumns = fieldColumns<typeof commonFields & OwnFields, DraftOf<typeof commonFields> & OwnValues>(
  { ...commonFields, ...ownFields },
  ({ kind }) => (kind === 'choice' ? { type: 'text', nullable: true } : undefined),
);

/** An event of a person's life. One table holds all types; a column of another type stays blank or null. */
@Entity('person_event')
export class PersonEventEntity extends EventColumns {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('uuid') person_id!: string;
  @Column('text') type!: EventType;
  // What only imports write.
  @Column('text', { default: '' }) place_as_written!: string;
  @Column('text', { default: '' }) batch!: string;
  @Column('text', { default: '' }) csv_id!: string;
  /** The merge that brought it here beside another event of its days or its memorial (PERSON-16); null otherwise. */
  @Column('uuid', { nullable: true }) merge_id!: string | null;
  // Search keys: see eventKeys.
  @Column('text', { default: '' }) army_key!: string;
  @Column('text', { default: '' }) regt_key!: string;
  @Column('text', { default: '' }) unit_key!: string;
  @Column('text', { default: '' }) nr_key!: string;
  @Column('text', { default: '' }) number_key!: string;
  @Column('text', { default: '' }) text_keys!: string;
  // Computed by the database.
  @Column({ type: 'char', length: 8, insert: false, update: false }) readonly sort_start_date!: string;
  @Column({ type: 'char', length: 8, insert: false, update: false }) readonly sort_end_date!: string;
  @Column({ type: 'integer', nullable: true, insert: false, update: false }) readonly period_min!: number | null;
  @Column({ type: 'integer', nullable: true, insert: false, update: false }) readonly period_max!: number | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
