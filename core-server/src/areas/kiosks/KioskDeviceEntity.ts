import type { KioskReport } from '@salient/shared/areas/kiosks/kioskReport.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The device that is a kiosk, and its last sign of life. */
@Entity('kiosk_device')
export class KioskDeviceEntity {
  /** Number of the kiosk. */
  @PrimaryColumn('smallint') kiosk!: number;
  /** SHA-256 of its secret; the column keeps its first name. */
  @Column('bytea', { name: 'key_hash' }) secret_hash!: Buffer;
  @Column('timestamptz') paired_at!: Date;
  @Column('timestamptz', { nullable: true }) seen_at!: Date | null;
  @Column('jsonb', { nullable: true }) report!: KioskReport | null;
  /** When somebody was written to about its silence; null once it is known to be back. */
  @Column('timestamptz', { nullable: true }) alerted_at!: Date | null;
  /** Its last sign of life before that silence. */
  @Column('timestamptz', { nullable: true }) silent_since!: Date | null;
  /** The last picture of its screen, as a data address. */
  @Column('text', { nullable: true, select: false }) screenshot!: string | null;
  @Column('timestamptz', { nullable: true }) screenshot_at!: Date | null;
}
