import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One look at a contact person: who, when, how; never what was read. */
@Entity('contact_access')
export class ContactAccessEntity {
  @PrimaryColumn('bigint', { generated: 'identity' }) id!: string;
  @Column('timestamptz') at!: Date;
  @Column('uuid', { nullable: true }) user_id!: string | null;
  /** The account's name at the time. */
  @Column('text', { nullable: true }) account!: string | null;
  @Column('text') method!: string;
  @Column('uuid') contact_person_id!: string;
}
