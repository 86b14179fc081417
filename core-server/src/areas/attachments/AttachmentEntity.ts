import type {
  AttachmentCollection,
  AttachmentWords,
  Licence,
  Usage,
} from '@salient/shared/areas/attachments/attachment.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file at its place in a record, with what is written about it. Its bytes belong to `file_id`, which several may share. */
@Entity('attachment')
export class AttachmentEntity implements AttachmentWords {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') collection!: AttachmentCollection;
  /** The record; null while the file waits in its `feedback_session`. */
  @Column('uuid', { nullable: true }) collection_id!: string | null;
  @Column('text', { nullable: true }) feedback_session!: string | null;
  /** Chosen by the sender, so that an upload that is repeated after a lost answer is not kept twice. */
  @Column('uuid', { nullable: true }) upload_id!: string | null;
  @Column('integer') position!: number;
  @Column('uuid') file_id!: string;
  @Column('text') name!: string;
  @Column('jsonb', { default: {} }) alt!: AttachmentWords['alt'];
  @Column('jsonb', { default: {} }) legend!: AttachmentWords['legend'];
  @Column('text', { default: '' }) rights_holder!: string;
  @Column('text', { default: 'unknown' }) licence!: Licence;
  @Column('jsonb', { default: {} }) credit_line!: AttachmentWords['credit_line'];
  @Column('date', { nullable: true }) permission_date!: string | null;
  @Column('text', { default: '' }) permission_scope!: string;
  @Column('date', { nullable: true }) permission_expires!: string | null;
  @Column('text', { array: true, default: '{}' }) usable_for!: Usage[];
  @Column('uuid', { nullable: true }) created_by!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
