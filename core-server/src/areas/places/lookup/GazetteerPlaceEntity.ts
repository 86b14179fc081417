import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place of the built-in gazetteer. */
@Entity('gazetteer_place')
export class GazetteerPlaceEntity {
  @PrimaryColumn('bigint') id!: string;
  @Column('text') name!: string;
  /** All names in normalised form, as `|key|key|`. */
  @Column('text') name_keys!: string;
  @Column('char', { length: 2 }) country_code!: string;
  /** A code of GeoNames such as PPLA3. */
  @Column('text', { default: '' }) feature!: string;
  @Column('integer', { default: 0 }) population!: number;
  @Column('double precision') lat!: number;
  @Column('double precision') lon!: number;
}
