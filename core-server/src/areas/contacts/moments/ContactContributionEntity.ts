import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person of the names list, or a document, that a contact moment brought about. */
@Entity('contact_contribution')
export class ContactContributionEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') event_id!: string;
  @Column('smallint') position!: number;
  @Column('uuid', { nullable: true }) person_id!: string | null;
  @Column('uuid', { nullable: true }) document_id!: string | null;
}
