import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place in a document: a page, of which there is a file, or a sub-document. */
@Entity('document_element')
export class DocumentElementEntity {
  @PrimaryColumn('uuid') id!: string;
  /** Of what is written about a page. */
  @Column('integer', { default: 1 }) version!: number;
  @Column('uuid') document_id!: string;
  /** From 0, without gaps. */
  @Column('integer') position!: number;
  @Column('uuid', { nullable: true }) subdocument_id!: string | null;
  @Column('uuid', { nullable: true }) file_id!: string | null;
  /** Which page of a file of several, from 0. */
  @Column('integer', { default: 0 }) file_page!: number;
  /** Pixels of the page as seen, upright; null for what is no image. */
  @Column('integer', { nullable: true }) width!: number | null;
  @Column('integer', { nullable: true }) height!: number | null;
  @Column('text', { default: '' }) original_filename!: string;
  @Column('text', { default: '' }) transcription!: string;
  /** Made by the client once for each file: asked again, an upload gives no second page. */
  @Column('uuid', { nullable: true }) upload_id!: string | null;
  /** Where its file stands among those that were dropped together, see `orderInDrop`. */
  @Column('text', { nullable: true }) upload_order!: string | null;
  @Column('uuid', { nullable: true }) created_by!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
