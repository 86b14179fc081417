import type { LivingStatus } from '@salient/shared/areas/persons/living/livingStatus.ts';
import { personFields } from '@salient/shared/areas/persons/personFields.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { fieldColumns } from '../../lib/db/fieldColumns.ts';

/** A person of the names list. `surname` is the first name and `familyname` the last: the documents' own keys. */
@Entity('person')
export class PersonEntity extends fieldColumns(personFields) {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('boolean', { default: false }) cwxrm_remembered!: boolean;
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
  @Column({ type: 'text', default: 'dead', insert: false, update: false }) readonly living_status!: LivingStatus;
  /** The day, as yyyymmdd, from which on somebody presumed living is presumed dead. */
  @Column({ type: 'integer', nullable: true, insert: false, update: false }) readonly living_until!: number | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
