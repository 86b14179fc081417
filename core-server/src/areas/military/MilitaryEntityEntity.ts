import type { MilitaryEntityType } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('military_entity')
export class MilitaryEntityEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') type!: MilitaryEntityType;
  @Column('text') army!: string;
  @Column('text', { default: '' }) division!: string;
  @Column('text', { default: '' }) brigade!: string;
  @Column('text', { default: '' }) regiment!: string;
  @Column('text', { default: '' }) corps!: string;
  @Column('text', { default: '' }) unit!: string;
  @Column('text', { default: '' }) unit_nr!: string;
  /** Type, army and naming fields in normalised form; unique (MILITARY-24). */
  @Column('text') name_key!: string;
  @Column('text', { default: '' }) sort_name!: string;
  /** Computed by the database: the words of `name_key`, ordinals as plain numbers, with a blank at both ends. */
  @Column({ type: 'text', insert: false, update: false }) readonly search_key!: string;
  /** Computed by the database: the naming fields by which lists are in order, numbers by their size. */
  @Column({ type: 'text', insert: false, update: false }) readonly order_name!: string;
  /** Likewise: the number of a unit. */
  @Column({ type: 'text', insert: false, update: false }) readonly order_nr!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
