import type { Gender, VictimType, VictimTypeDetails } from '@salient/shared/areas/persons/personValues.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person of the names list. `surname` is the first name and `familyname` the last: the documents' own keys. */
@Entity('person')
export class PersonEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text', { default: '' }) surname!: string;
  @Column('text', { default: '' }) familyname!: string;
  @Column('text', { array: true, default: '{}' }) alternative_surnames!: string[];
  @Column('text', { array: true, default: '{}' }) alternative_familynames!: string[];
  @Column('text', { default: '' }) initials!: string;
  @Column('text', { default: '' }) nationality!: string;
  @Column('text', { default: 'undefined' }) gender!: Gender;
  @Column('smallint', { nullable: true }) born_day!: number | null;
  @Column('smallint', { nullable: true }) born_month!: number | null;
  @Column('smallint', { nullable: true }) born_year!: number | null;
  @Column('smallint', { nullable: true }) died_day!: number | null;
  @Column('smallint', { nullable: true }) died_month!: number | null;
  @Column('smallint', { nullable: true }) died_year!: number | null;
  @Column('smallint', { default: 0 }) died_age!: number;
  @Column('text', { default: 'civilian' }) victim_type!: VictimType;
  @Column('text', { default: 'unknown' }) victim_type_details!: VictimTypeDetails;
  @Column('boolean', { default: true }) war_casualty!: boolean;
  @Column('boolean', { default: true }) in_namelist!: boolean;
  @Column('boolean', { default: false }) irish_memorial_records!: boolean;
  @Column('boolean', { default: false }) cwxrm_remembered!: boolean;
  @Column('boolean', { default: false }) not_for_loop!: boolean;
  @Column('text', { default: '' }) description!: string;
  // Search keys: see personKeys.
  @Column('text', { default: '' }) surname_keys!: string;
  @Column('text', { default: '' }) familyname_keys!: string;
  @Column('text', { default: '' }) fold_keys!: string;
  @Column('text', { array: true, default: '{}' }) sound_keys!: string[];
  @Column('text', { array: true, default: '{}' }) given_keys!: string[];
  @Column('text', { default: '' }) initials_key!: string;
  @Column('text', { default: '' }) nationality_key!: string;
  @Column('text', { default: '' }) sort_name!: string;
  // Computed by the database.
  @Column({ type: 'char', length: 8, insert: false, update: false }) readonly sort_born_date!: string;
  @Column({ type: 'char', length: 8, insert: false, update: false }) readonly sort_died_date!: string;
  @Column({ type: 'integer', nullable: true, insert: false, update: false }) readonly born_min!: number | null;
  @Column({ type: 'integer', nullable: true, insert: false, update: false }) readonly born_max!: number | null;
  @Column({ type: 'integer', nullable: true, insert: false, update: false }) readonly died_min!: number | null;
  @Column({ type: 'integer', nullable: true, insert: false, update: false }) readonly died_max!: number | null;
  @Column({ type: 'smallint', nullable: true, insert: false, update: false }) readonly age!: number | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
