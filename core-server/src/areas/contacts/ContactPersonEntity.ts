import { contactPersonFields } from '@salient/shared/areas/contacts/contactPersonFields.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { fieldColumns } from '../../lib/db/fieldColumns.ts';

/** Somebody whom the museum is in touch with: personal data (`mayReadContactData`). */
@Entity('contact_person')
export class ContactPersonEntity extends fieldColumns(contactPersonFields) {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  // Normal forms of the names, see normalizeText.
  @Column('text', { default: '' }) first_name_key!: string;
  @Column('text', { default: '' }) last_name_key!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
