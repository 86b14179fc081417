import type { AttachmentCollection } from '@salient/shared/areas/attachments/attachment.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The place of an attachment whose file is still to come; it will have this id. Kept for a day. */
@Entity('attachment_reservation')
export class AttachmentReservationEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') collection!: AttachmentCollection;
  @Column('uuid') collection_id!: string;
  /** Null for the last one when the file comes. */
  @Column('integer', { nullable: true }) position!: number | null;
  /** Empty where the file keeps its own. */
  @Column('text', { default: '' }) name!: string;
  @Column('uuid', { nullable: true }) created_by!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
}
