import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import type { StoryTag } from '@salient/shared/areas/stories/storyTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The story of a person; texts, photos and links have tables of their own. */
@Entity('person_story')
export class PersonStoryEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('uuid') person_id_ref!: string;
  @Column('text', { default: '' }) first_name!: string;
  @Column('text', { default: '' }) family_name!: string;
  @Column('smallint', { nullable: true }) born_year!: number | null;
  @Column('smallint', { nullable: true }) died_year!: number | null;
  @Column('text', { default: '' }) community!: string;
  @Column('text', { default: '' }) area!: string;
  @Column('text', { default: '' }) country_code!: string;
  @Column('uuid', { nullable: true }) place_source_event_ref!: string | null;
  @Column('boolean', { default: false }) story_child_option!: boolean;
  @Column('smallint', { array: true, default: '{1,2,3,4}' }) kiosks!: number[];
  @Column('text', { array: true, default: '{}' }) targets!: StoryTarget[];
  @Column('timestamptz', { nullable: true }) published_date!: Date | null;
  @Column('timestamptz', { nullable: true }) unpublished_date!: Date | null;
  @Column('text', { array: true, default: '{}' }) coupling_tags!: StoryTag[];
  @Column('boolean', { default: false }) coupling_use_died_date!: boolean;
  @Column('uuid', { nullable: true }) key_location_id!: string | null;
  @Column('smallint', { nullable: true }) key_day!: number | null;
  @Column('smallint', { nullable: true }) key_month!: number | null;
  @Column('smallint', { nullable: true }) key_year!: number | null;
  @Column({ type: 'char', length: 8, insert: false, update: false }) readonly key_date!: string;
  @Column('text', { default: '' }) key_organisation_title!: string;
  @Column('text', { default: '' }) key_form_of_address!: string;
  @Column('boolean', { default: false }) key_certificate!: boolean;
  // Comparison forms of the names, see storyKeys.
  @Column('text', { default: '' }) name_keys!: string;
  @Column('text', { default: '' }) sort_name!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
