import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('project_membership')
export class ProjectMembershipEntity {
  @PrimaryColumn('uuid') person_id!: string;
  @PrimaryColumn('uuid') project_id!: string;
  @Column('text', { default: '' }) notes!: string;
}
