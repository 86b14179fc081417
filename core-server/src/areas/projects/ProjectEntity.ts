import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('project')
export class ProjectEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') title!: string;
  @Column('text', { default: 'temporary_exhibition' }) type!: 'temporary_exhibition';
  @Column('smallint', { nullable: true }) from_day!: number | null;
  @Column('smallint', { nullable: true }) from_month!: number | null;
  @Column('smallint', { nullable: true }) from_year!: number | null;
  @Column('smallint', { nullable: true }) to_day!: number | null;
  @Column('smallint', { nullable: true }) to_month!: number | null;
  @Column('smallint', { nullable: true }) to_year!: number | null;
  @Column('text', { default: '' }) description!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
