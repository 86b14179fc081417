import type { historyTypes, trackTypes } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('military_entity_history')
export class MilitaryEntityHistoryEntity {
  @PrimaryColumn('uuid') id!: string;
  /** The entity whose history this is. */
  @Column('uuid') military_entity_id!: string;
  @Column('text') type!: (typeof historyTypes)[number];
  @Column('char', { length: 8, default: '????????' }) from_date!: string;
  @Column('char', { length: 8, default: '????????' }) to_date!: string;
  /** The entity it belonged or was attached to. */
  @Column('uuid', { nullable: true }) entity_id!: string | null;
  @Column('text', { default: '' }) army!: string;
  @Column('text', { default: '' }) description!: string;
  @Column('text', { nullable: true }) track_type!: (typeof trackTypes)[number] | null;
  @Column('uuid', { nullable: true }) place_id!: string | null;
  @Column('text', { default: '' }) topo!: string;
}
