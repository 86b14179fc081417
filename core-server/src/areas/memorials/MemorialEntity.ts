import { memorialFields } from '@salient/shared/areas/memorials/memorialFields.ts';
import type { CemeteryKind, PlateDetails } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { fieldColumns } from '../../lib/db/fieldColumns.ts';

@Entity('memorial')
export class MemorialEntity extends fieldColumns(memorialFields) {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text', { nullable: true }) type_plate_details!: PlateDetails | null;
  @Column('text', { nullable: true }) cemetery_kind!: CemeteryKind | null;
  @Column('boolean', { nullable: true }) cemetery_exists!: boolean | null;
  @Column('text', { nullable: true }) cemetery_nationality!: string | null;
  /** The position that somebody set by hand. */
  @Column('double precision', { nullable: true }) lat!: number | null;
  @Column('double precision', { nullable: true }) lon!: number | null;
  /** The position that the address look-up found. */
  @Column('double precision', { nullable: true }) address_lat!: number | null;
  @Column('double precision', { nullable: true }) address_lon!: number | null;
  @Column({ type: 'char', length: 8, insert: false, update: false }) readonly start_date!: string;
  /** All names in normalised form, as `|key|key|`. */
  @Column('text', { default: '' }) name_keys!: string;
  @Column('text', { default: '' }) sort_name!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
