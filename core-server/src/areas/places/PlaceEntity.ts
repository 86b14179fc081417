import type { Place } from '@salient/shared/areas/places/place.ts';
import type { PlaceType, ResolutionStatus } from '@salient/shared/areas/places/placeTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('place')
export class PlaceEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text', { default: 'locality' }) type!: PlaceType;
  /** ISO 3166 code of the country of today; null when nobody knows it. */
  @Column('char', { length: 2, nullable: true, default: 'BE' }) country_code!: string | null;
  /** The country is what a mapping takes for likely; no list and nobody of staff says it. */
  @Column('boolean', { default: false }) country_guessed!: boolean;
  @Column('jsonb') languages!: Place['languages'];
  /** Names in further languages, by their ISO 639 code. */
  @Column('jsonb', { default: {} }) further_languages!: Record<string, string>;
  @Column('text', { array: true, default: '{}' }) alternative_names!: string[];
  /** WGS84 decimal degrees; null together with `lon` until the place is located. */
  @Column('double precision', { nullable: true }) lat!: number | null;
  @Column('double precision', { nullable: true }) lon!: number | null;
  @Column('text', { default: 'custom' }) resolution_status!: ResolutionStatus;
  /** All names in normalised form, as `|key|key|`. */
  @Column('text', { default: '' }) name_keys!: string;
  /** All names in levelled spelling, computed by the database; only queries read it. */
  @Column({ type: 'text', array: true, nullable: true, insert: false, update: false, select: false })
  readonly spellings?: string[] | null;
  @Column('text', { default: '' }) sort_name!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
