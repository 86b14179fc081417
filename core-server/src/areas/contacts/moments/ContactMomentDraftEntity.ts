import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whom a draft `d` is with, as SQL. */
export const draftPersonId = `(d.moment -> 'person' ->> 'id')::uuid`;

/** The contact moment that an account is recording: one at a time. */
@Entity('contact_moment_draft')
export class ContactMomentDraftEntity {
  @PrimaryColumn('uuid') user_id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('jsonb') moment!: ActiveContactMoment;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
