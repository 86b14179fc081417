import type { PlaceLookupRun } from '@salient/shared/areas/places/placeHealing.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A look-up of all places that wait, under way or over; at most one is running. */
@Entity('place_lookup_run')
export class PlaceLookupRunEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { default: 'running' }) state!: PlaceLookupRun['state'];
  @Column('uuid', { nullable: true }) user_id!: string | null;
  @Column('text', { nullable: true }) account!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) started_at!: Date;
  @Column('timestamptz', { nullable: true }) ended_at!: Date | null;
  @Column('integer') total!: number;
  @Column('integer', { default: 0 }) found!: number;
  @Column('integer', { default: 0 }) ambiguous!: number;
  @Column('integer', { default: 0 }) not_found!: number;
  @Column('integer', { default: 0 }) left_alone!: number;
  @Column('uuid', { nullable: true }) last_id!: string | null;
}
