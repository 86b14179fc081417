import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('project')
export class ProjectEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') title!: string;
  @Column('text', { default: 'temporary_exhibition' }) type!: 'temporary_exhibition';
  @Column('smallint', { name: 'from_day', nullable: true }) fromDay!: number | null;
  @Column('smallint', { name: 'from_month', nullable: true }) fromMonth!: number | null;
  @Column('smallint', { name: 'from_year', nullable: true }) fromYear!: number | null;
  @Column('smallint', { name: 'to_day', nullable: true }) toDay!: number | null;
  @Column('smallint', { name: 'to_month', nullable: true }) toMonth!: number | null;
  @Column('smallint', { name: 'to_year', nullable: true }) toYear!: number | null;
  @Column('text', { default: '' }) description!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
