import type { ReferenceRelation, ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A record to which a document, or one of its pages, refers; a toponym has none. */
@Entity('document_reference')
export class DocumentReferenceEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') type!: ReferenceType;
  @Column('text', { default: 'mention' }) relation!: ReferenceRelation;
  @Column('text', { default: '' }) comment!: string;
  @Column('text', { default: '' }) toponym!: string;
  @Column('uuid', { nullable: true }) person_id!: string | null;
  @Column('uuid', { nullable: true }) place_id!: string | null;
  @Column('uuid', { nullable: true }) project_id!: string | null;
  @Column('uuid', { nullable: true }) military_entity_id!: string | null;
  @Column('uuid', { nullable: true }) memorial_id!: string | null;
  @Column('uuid', { nullable: true }) target_document_id!: string | null;
  @Column('uuid', { nullable: true }) contact_person_id!: string | null;
  @Column('uuid', { nullable: true }) key_location_id!: string | null;
  @Column('uuid', { nullable: true }) document_id!: string | null;
  @Column('uuid', { nullable: true }) element_id!: string | null;
  @Column('integer') position!: number;
}
