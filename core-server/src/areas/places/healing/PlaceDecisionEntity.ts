import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import type { PlaceDecision } from '@salient/shared/areas/places/placeHealing.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What somebody said that a waiting place is, with what taking it back needs. */
@Entity('place_decision')
export class PlaceDecisionEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') place_id!: string;
  @Column('text') kind!: PlaceDecision['kind'];
  @Column('uuid', { nullable: true }) user_id!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) decided_at!: Date;
  /** The fields of the place before; null for a merge, which keeps its own. */
  @Column('jsonb', { nullable: true }) before!: PlaceDraft | null;
  /** The version of the place after. */
  @Column('integer', { nullable: true }) version!: number | null;
  @Column('uuid', { nullable: true }) merge_id!: string | null;
  @Column('timestamptz', { nullable: true }) undone_at!: Date | null;
}
