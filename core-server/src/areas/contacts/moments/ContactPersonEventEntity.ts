import type { ContactEventType, ContactMethod } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A moment of contact with a contact person. */
@Entity('contact_person_event')
export class ContactPersonEventEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') type!: ContactEventType;
  @Column('uuid', { name: 'contact_person_id' }) contactPersonId!: string;
  @Column('text', { name: 'contact_method' }) contactMethod!: ContactMethod;
  /** By the museum's clock, to the minute. */
  @Column('timestamp without time zone', { name: 'start_at', nullable: true }) start!: string | null;
  @Column('timestamp without time zone', { name: 'end_at', nullable: true }) end!: string | null;
  @Column('text', { default: '' }) transcript!: string;
  /** The key story that the contact person is linked to, for `type: 'key_story'`. */
  @Column('uuid', { name: 'story_id', nullable: true }) storyId!: string | null;
  /** The recorder's draft that it ended. */
  @Column('uuid', { nullable: true }) draft_id!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
