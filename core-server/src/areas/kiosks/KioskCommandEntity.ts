import type { KioskCommandKind } from '@salient/shared/areas/kiosks/kioskCommand.ts';
import type { CommandFailure } from '@salient/shared/areas/kiosks/kioskReport.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that staff asked of a kiosk. */
@Entity('kiosk_command')
export class KioskCommandEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('smallint') kiosk!: number;
  @Column('text') kind!: KioskCommandKind;
  @Column('uuid', { nullable: true }) story_id!: string | null;
  @Column('boolean', { default: false }) at_once!: boolean;
  @Column('uuid', { nullable: true }) asked_by!: string | null;
  @Column('text') asked_by_account!: string;
  @Column('timestamptz') asked_at!: Date;
  /** Moves on once when the kiosk fetches it: what disturbs may then wait for attract. */
  @Column('timestamptz') expires_at!: Date;
  @Column('timestamptz', { nullable: true }) fetched_at!: Date | null;
  @Column('timestamptz', { nullable: true }) done_at!: Date | null;
  @Column('text', { nullable: true }) failure!: CommandFailure | null;
}
