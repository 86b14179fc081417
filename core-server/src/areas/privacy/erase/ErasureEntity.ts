import type { ErasureProof } from '@salient/shared/areas/privacy/erase/erasure.ts';
import type { PersonalDataKind } from '@salient/shared/lib/personal-data/personalDataKinds.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ListedErasure } from './ListedErasure.ts';

/** That somebody was erased, with what it takes to do it again, and no value. */
@Entity('erasure')
export class ErasureEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('timestamptz') at!: Date;
  @Column('text', { nullable: true }) account!: string | null;
  @Column('jsonb') listed!: ListedErasure;
  @Column('jsonb') counts!: Partial<Record<PersonalDataKind, number>>;
  @Column('integer') texts!: number;
  /** When it was done again, after a restore or an interruption. */
  @Column('timestamptz', { nullable: true }) repeated_at!: Date | null;
  @Column('jsonb', { nullable: true }) proof!: ErasureProof | null;
  /** When the list that lies with the backups got it. */
  @Column('timestamptz', { nullable: true }) kept_at!: Date | null;
}
