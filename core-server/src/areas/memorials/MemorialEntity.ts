import type { cemeteryKinds, MemorialType, plateDetails } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('memorial')
export class MemorialEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') name!: string;
  @Column('text', { array: true, default: '{}' }) alternative_names!: string[];
  @Column('text', { default: 'plate' }) type!: MemorialType;
  @Column('text', { nullable: true }) type_plate_details!: (typeof plateDetails)[number] | null;
  @Column('text', { nullable: true }) cemetery_kind!: (typeof cemeteryKinds)[number] | null;
  @Column('boolean', { nullable: true }) cemetery_exists!: boolean | null;
  @Column('text', { nullable: true }) cemetery_nationality!: string | null;
  @Column('text', { default: '' }) description!: string;
  @Column('text', { default: '' }) address!: string;
  /** The position that somebody set by hand. */
  @Column('double precision', { nullable: true }) lat!: number | null;
  @Column('double precision', { nullable: true }) lon!: number | null;
  /** The position that the address look-up found. */
  @Column('double precision', { nullable: true }) address_lat!: number | null;
  @Column('double precision', { nullable: true }) address_lon!: number | null;
  @Column('boolean', { default: false }) position_locked!: boolean;
  @Column('uuid', { nullable: true }) place_id!: string | null;
  @Column('text', { default: '' }) british_trench_coordinates!: string;
  @Column('smallint', { nullable: true }) start_day!: number | null;
  @Column('smallint', { nullable: true }) start_month!: number | null;
  @Column('smallint', { nullable: true }) start_year!: number | null;
  @Column({ type: 'char', length: 8, insert: false, update: false }) readonly start_date!: string;
  /** All names in normalised form, as `|key|key|`. */
  @Column('text', { default: '' }) name_keys!: string;
  @Column('text', { default: '' }) sort_name!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
