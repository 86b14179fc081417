import type { BackupProblem, BackupRunKind } from '@salient/shared/areas/backups/backupRun.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One backup or check of a backup: asked for (no start), under way (no end), or ended. Kept here so that the age of the
 * last good one is known without asking the place where backups lie.
 */
@Entity('backup_run')
export class BackupRunEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: BackupRunKind;
  /** Who asked; null for what the clock began. */
  @Column('text', { nullable: true }) asked_by_account!: string | null;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz', { nullable: true }) started_at!: Date | null;
  @Column('timestamptz', { nullable: true }) finished_at!: Date | null;
  @Column('boolean', { nullable: true }) ok!: boolean | null;
  /** The backup that was made or checked. */
  @Column('text', { nullable: true }) backup_id!: string | null;
  @Column('timestamptz', { nullable: true }) backup_moment!: Date | null;
  /** Of database and files together, and what of it was new; the driver gives numbers of 64 bits as text. */
  @Column('bigint', { nullable: true }) bytes!: string | null;
  @Column('bigint', { nullable: true }) new_bytes!: string | null;
  @Column('text', { nullable: true }) problem!: BackupProblem | null;
  /** What the program said about the problem. */
  @Column('text', { nullable: true }) detail!: string | null;
}
