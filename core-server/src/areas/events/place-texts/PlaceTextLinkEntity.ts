import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That somebody said which place a text means, with the events that were linked by it, or that nobody can tell. */
@Entity('place_text_link')
export class PlaceTextLinkEntity {
  @PrimaryColumn('uuid') id!: string;
  /** The text as it is compared. */
  @Column('text') text_key!: string;
  @Column('text') text!: string;
  /** Null where the text was given up. */
  @Column('uuid', { nullable: true }) place_id!: string | null;
  @Column('uuid', { array: true }) event_ids!: string[];
  @Column('uuid', { nullable: true }) user_id!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) linked_at!: Date;
  @Column('timestamptz', { nullable: true }) undone_at!: Date | null;
}
