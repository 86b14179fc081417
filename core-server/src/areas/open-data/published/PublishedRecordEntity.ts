import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A record that is or was open data: what was given away of it last, and since when it is that. */
@Entity('published_record')
export class PublishedRecordEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: OpenKind;
  /** SHA-256 of its line. */
  @Column('bytea') digest!: Buffer;
  /** When that line was given away first, or the record no more. Whole seconds, as harvesters ask for. */
  @Column('timestamptz') changed_at!: Date;
  /** It was removed, became part of another, or is no longer for everybody. */
  @Column('boolean', { default: false }) is_deleted!: boolean;
}
