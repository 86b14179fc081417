import type { PhotoDimension, PhotoKind } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import type { Language } from '@salient/shared/areas/stories/storyTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture of a story: which file, and how it is cut and shown. */
@Entity('person_story_photo')
export class PersonStoryPhotoEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') story_id!: string;
  @Column('text') kind!: PhotoKind;
  /** Index of an extra image, from 0. */
  @Column('smallint', { default: 0 }) position!: number;
  @Column('uuid') attachment_id!: string;
  /** The crop in pixels of the original, upright. */
  @Column('integer') x!: number;
  @Column('integer') y!: number;
  @Column('integer') width!: number;
  @Column('integer') height!: number;
  @Column('smallint', { default: 1 }) template!: number;
  @Column('boolean', { default: false }) grayscale!: boolean;
  @Column('real', { default: 1 }) contrast!: number;
  @Column('text') dimension!: PhotoDimension;
  @Column('jsonb') legend!: Record<Language, string>;
  @Column('jsonb') alt!: Record<Language, string>;
  @Column('boolean', { default: false }) decorative!: boolean;
}
