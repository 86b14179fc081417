import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The value of a field of a tag: words, or one record. */
@Entity('document_tag_value')
export class DocumentTagValueEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid') document_tag_id!: string;
  @Column('text') key!: string;
  @Column('text', { default: '' }) words!: string;
  @Column('uuid', { nullable: true }) document_id!: string | null;
  @Column('uuid', { nullable: true }) element_id!: string | null;
  @Column('uuid', { nullable: true }) person_id!: string | null;
  @Column('uuid', { nullable: true }) place_id!: string | null;
  @Column('uuid', { nullable: true }) military_entity_id!: string | null;
}
