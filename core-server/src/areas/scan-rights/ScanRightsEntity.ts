import type { AttachmentRights, Licence, Usage } from '@salient/shared/areas/attachments/attachment.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Under which rights the scans of a collection, a document or a page are used. */
@Entity('scan_rights')
export class ScanRightsEntity {
  @PrimaryColumn('uuid') id!: string;
  /** 0 until somebody says something. */
  @Column('integer', { default: 0 }) version!: number;
  @Column('uuid', { nullable: true }) collection_id!: string | null;
  @Column('uuid', { nullable: true }) document_id!: string | null;
  /** The page. It may be gone: brought back it has its rights again. */
  @Column('uuid', { nullable: true }) element_id!: string | null;
  /** The file of a page, by which histories name it. */
  @Column('text', { default: '' }) name!: string;
  /** Null while nothing is said: those of what it is part of hold. */
  @Column('text', { nullable: true }) licence!: Licence | null;
  @Column('text', { array: true, default: '{}' }) usable_for!: Usage[];
  @Column('text', { default: '' }) rights_holder!: string;
  @Column('jsonb', { default: {} }) credit_line!: AttachmentRights['credit_line'];
  @Column('date', { nullable: true }) permission_date!: string | null;
  @Column('text', { default: '' }) permission_scope!: string;
  @Column('date', { nullable: true }) permission_expires!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
