import type { TranslatedFrom } from '@salient/shared/areas/stories/story-text/translations.ts';
import type { Language, StoryStatus } from '@salient/shared/areas/stories/storyTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A story in one language. */
@Entity('person_story_text')
export class PersonStoryTextEntity {
  @PrimaryColumn('uuid') story_id!: string;
  @PrimaryColumn('text') language!: Language;
  @Column('text', { default: '' }) story_part_1!: string;
  @Column('text', { default: '' }) story_part_2!: string;
  @Column('text', { default: '' }) story_child_part_1!: string;
  @Column('text', { default: '' }) story_child_part_2!: string;
  /** What children are asked to look for. */
  @Column('text', { default: '' }) story_child_question!: string;
  @Column('text', { default: 'IN_PROGRESS' }) story_status!: StoryStatus;
  @Column('text', { default: 'IN_PROGRESS' }) story_child_status!: StoryStatus;
  /** The Dutch text of each part as it was when the part was translated. */
  @Column('jsonb', { default: () => "'{}'" }) translated_from!: Partial<TranslatedFrom>;
  @Column('timestamptz', { nullable: true }) outdated_since!: Date | null;
  @Column('timestamptz', { nullable: true }) child_outdated_since!: Date | null;
}
