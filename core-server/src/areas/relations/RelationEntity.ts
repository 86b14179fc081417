import type { RelationType } from '@salient/shared/areas/relations/relationTypes.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One direction of a relation; the inverse row stands on the other person (RELATION-08). */
@Entity('relation')
export class RelationEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') person_id!: string;
  @Column('uuid') related_person_id!: string;
  /** What the related person is to the person. */
  @Column('text') relation!: RelationType;
  @Column('text', { default: '' }) comments!: string;
}
