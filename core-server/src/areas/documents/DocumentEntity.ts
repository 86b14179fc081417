import { documentFields } from '@salient/shared/areas/documents/documentFields.ts';
import type { DocumentCategory } from '@salient/shared/areas/documents/documentTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { fieldColumns } from '../../lib/db/fieldColumns.ts';

/** A document of the archive, or one that is part of another. */
@Entity('document')
export class DocumentEntity extends fieldColumns(documentFields) {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') category!: DocumentCategory;
  /** The document of which this one is a sub-document. */
  @Column('uuid', { name: 'parent_id', nullable: true }) parentId!: string | null;
  /** Of a digital document: one sequence gives them, and none twice. */
  @Column('integer', { nullable: true }) counter!: number | null;
  /** Removed, and to be brought back. */
  @Column('boolean', { default: false }) deleted!: boolean;
  // Normal forms, see normalizeText.
  @Column('text', { default: '' }) sort_title!: string;
  /** Computed by the database: the title, numbers by their size. */
  @Column({ type: 'text', insert: false, update: false }) readonly order_title!: string;
  /** What lists are searched for. */
  @Column('text', { default: '' }) words!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
