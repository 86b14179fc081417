import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The bytes of an uploaded file, once for each content; they lie in the file store under `storage_key`. */
@Entity('file')
export class FileEntity {
  @PrimaryColumn('uuid') id!: string;
  /** By content. */
  @Column('text') mimetype!: string;
  @Column('bigint') size_bytes!: string;
  @Column('bytea') sha256!: Buffer;
  /** Pixels as seen, upright; null for what is no image. */
  @Column('integer', { nullable: true }) width!: number | null;
  @Column('integer', { nullable: true }) height!: number | null;
  @Column('text') storage_key!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  /** Until when it stays although nothing shows it any more, so that a removal can be taken back; null: no longer than needed. */
  @Column('timestamptz', { nullable: true }) keep_until!: Date | null;
  /** When the bytes were last compared with their hash; null: when they arrived. */
  @Column('timestamptz', { nullable: true }) checked_at!: Date | null;
  /** Since when they are known to be other bytes, or none. */
  @Column('timestamptz', { nullable: true }) damaged_at!: Date | null;
}
