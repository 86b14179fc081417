import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody whom the museum is in touch with: personal data, for revisors. */
@Entity('contact_person')
export class ContactPersonEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text', { name: 'first_name', default: '' }) firstName!: string;
  @Column('text', { name: 'last_name', default: '' }) lastName!: string;
  @Column('text', { default: '' }) email!: string;
  @Column('text', { default: '' }) phone!: string;
  @Column('text', { default: '' }) street!: string;
  @Column('text', { name: 'street_number', default: '' }) streetNumber!: string;
  @Column('uuid', { name: 'place_id', nullable: true }) placeId!: string | null;
  @Column('text', { default: '' }) notes!: string;
  // Normal forms of the names, see normalizeText.
  @Column('text', { default: '' }) first_name_key!: string;
  @Column('text', { default: '' }) last_name_key!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
