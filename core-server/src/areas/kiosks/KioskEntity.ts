import type { PinVerifier } from '@salient/shared/areas/kiosks/kioskReport.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How one of the four kiosks is set up. */
@Entity('kiosk')
export class KioskEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('smallint') number!: number;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text', { default: '' }) name!: string;
  @Column('text', { default: '' }) place!: string;
  @Column('double precision') panel_inches!: number;
  @Column('integer') viewing_distance_mm!: number;
  @Column('text') language!: Language;
  @Column('integer') idle_seconds!: number;
  @Column('integer') warn_seconds!: number;
  @Column('boolean') motion!: boolean;
  @Column('boolean') always_open!: boolean;
  /** `10:00-18:00` on the museum's clock, or empty for closed. */
  @Column('text') monday!: string;
  @Column('text') tuesday!: string;
  @Column('text') wednesday!: string;
  @Column('text') thursday!: string;
  @Column('text') friday!: string;
  @Column('text') saturday!: string;
  @Column('text') sunday!: string;
  @Column('jsonb') exceptions!: string[];
  @Column('text') alert_email!: string;
  @Column('integer') alert_minutes!: number;
  @Column('jsonb', { nullable: true }) exit_pin!: PinVerifier | null;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
