import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text that answers begin with, in the languages it was written in. */
@Entity('feedback_template')
export class FeedbackTemplateEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') name!: string;
  @Column('text', { default: '' }) nl!: string;
  @Column('text', { default: '' }) en!: string;
  @Column('text', { default: '' }) fr!: string;
  @Column('text', { default: '' }) de!: string;
}
