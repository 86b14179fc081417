import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tag of a document, or of one of its pages. */
@Entity('document_tag')
export class DocumentTagEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') tag_id!: string;
  @Column('uuid', { nullable: true }) document_id!: string | null;
  @Column('uuid', { nullable: true }) element_id!: string | null;
  @Column('integer') position!: number;
}
