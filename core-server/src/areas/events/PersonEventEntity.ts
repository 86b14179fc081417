import type {
  EventType,
  enlistedReasons,
  jailedTypes,
  memorialKinds,
  whereReasons,
} from '@salient/shared/areas/events/eventTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event of a person's life. One table holds all types; a column of another type stays blank or null. */
@Entity('person_event')
export class PersonEventEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('uuid') person_id!: string;
  @Column('text') type!: EventType;
  @Column('smallint', { nullable: true }) start_day!: number | null;
  @Column('smallint', { nullable: true }) start_month!: number | null;
  @Column('smallint', { nullable: true }) start_year!: number | null;
  @Column('smallint', { nullable: true }) end_day!: number | null;
  @Column('smallint', { nullable: true }) end_month!: number | null;
  @Column('smallint', { nullable: true }) end_year!: number | null;
  @Column('uuid', { nullable: true }) place_id!: string | null;
  /** How the row of an imported list writes the place. */
  @Column('text', { default: '' }) place_as_written!: string;
  /** Address within the place. */
  @Column('text', { default: '' }) topo!: string;
  @Column('text', { default: '' }) description!: string;
  @Column('text', { default: '' }) school_name!: string;
  @Column('text', { default: '' }) school_direction!: string;
  @Column('text', { default: '' }) work_company_name!: string;
  @Column('text', { default: '' }) work_profession!: string;
  @Column('text', { nullable: true }) where_reason!: (typeof whereReasons)[number] | null;
  @Column('text', { nullable: true }) enlisted_reason!: (typeof enlistedReasons)[number] | null;
  @Column('text', { default: '' }) enlisted_army!: string;
  @Column('text', { default: '' }) enlisted_regt!: string;
  @Column('text', { default: '' }) enlisted_unit!: string;
  @Column('text', { default: '' }) enlisted_nr!: string;
  @Column('text', { default: '' }) enlisted_sub!: string;
  @Column('text', { default: '' }) enlisted_rank!: string;
  @Column('text', { default: '' }) enlisted_number!: string;
  @Column('uuid', { nullable: true }) military_entity_id!: string | null;
  @Column('uuid', { nullable: true }) military_regiment_id!: string | null;
  @Column('text', { nullable: true }) jailed_type!: (typeof jailedTypes)[number] | null;
  @Column('text', { default: '' }) injured_wound!: string;
  @Column('text', { default: '' }) injured_cause!: string;
  @Column('text', { default: '' }) death_reason!: string;
  @Column('uuid', { nullable: true }) memorial_id!: string | null;
  @Column('text', { nullable: true }) memorial_kind!: (typeof memorialKinds)[number] | null;
  @Column('text', { default: '' }) memorial_ref!: string;
  @Column('text', { default: '' }) decoration!: string;
  @Column('text', { default: '' }) citation!: string;
  @Column('text', { default: '' }) marriage_partner!: string;
  @Column('text', { default: '' }) batch!: string;
  @Column('text', { default: '' }) csv_id!: string;
  @Column('text', { default: '' }) first_name!: string;
  @Column('text', { default: '' }) last_name!: string;
  @Column('text', { default: '' }) email!: string;
  @Column('text', { default: '' }) group!: string;
  @Column('text', { default: '' }) sponsor_name!: string;
  @Column('text', { default: '' }) mail_labels!: string;
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
