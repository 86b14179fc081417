import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stored file; its bytes lie in the file store under `storage_key`. */
@Entity('file')
export class FileEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') original_name!: string;
  @Column('text') mimetype!: string;
  @Column('bigint') size_bytes!: string;
  @Column('bytea') sha256!: Buffer;
  /** Pixels, for images. */
  @Column('integer', { nullable: true }) width!: number | null;
  @Column('integer', { nullable: true }) height!: number | null;
  @Column('text') storage_key!: string;
  @Column('uuid', { nullable: true }) created_by!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
}
