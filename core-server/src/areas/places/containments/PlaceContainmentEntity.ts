import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place lies, or lay, in another one. */
@Entity('place_containment')
export class PlaceContainmentEntity {
  @PrimaryColumn('uuid') id!: string;
  /** The place that lies in the other one. */
  @Column('uuid') place_id!: string;
  @Column('uuid') container_id!: string;
  @Column('char', { length: 8, default: '????????' }) from_date!: string;
  @Column('char', { length: 8, default: '????????' }) to_date!: string;
}
