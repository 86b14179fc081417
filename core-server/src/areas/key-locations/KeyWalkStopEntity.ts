import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key that a walk passes. */
@Entity('key_walk_stop')
export class KeyWalkStopEntity {
  @PrimaryColumn('uuid') key_walk_id!: string;
  /** From 0, in the order of the walk. */
  @PrimaryColumn('smallint') position!: number;
  @Column('uuid') key_location_id!: string;
}
