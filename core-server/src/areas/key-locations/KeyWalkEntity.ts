import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A walk along keys that share a theme. */
@Entity('key_walk')
export class KeyWalkEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('jsonb') titles!: LanguageTexts;
  @Column('double precision') length_km!: number;
  @Column('smallint') minutes!: number;
  @Column('boolean', { default: false }) for_children!: boolean;
}
