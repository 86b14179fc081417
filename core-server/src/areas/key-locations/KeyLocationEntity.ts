import type { KeyLocationNames } from '@salient/shared/areas/key-locations/keyLocationName.ts';
import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A site of a remembrance key. */
@Entity('key_location')
export class KeyLocationEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  /** The Dutch name. */
  @Column('text') name!: string;
  @Column('jsonb', { default: { en: '', fr: '', de: '' } }) names!: KeyLocationNames;
  @Column('smallint', { nullable: true }) number!: number | null;
  @Column('smallint') year!: number;
  /** WGS84 decimal degrees. */
  @Column('double precision') lat!: number;
  @Column('double precision') lon!: number;
  @Column('boolean', { name: 'position_locked', default: false }) positionLocked!: boolean;
  @Column('jsonb') notes!: LanguageTexts;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
