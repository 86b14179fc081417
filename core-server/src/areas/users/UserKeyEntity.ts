import type { KeyMailKind } from '@salient/shared/areas/mails/mail.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key that a mail carries, known by its SHA-256; whoever has the key may set the account's password once. */
@Entity('user_key')
export class UserKeyEntity {
  @PrimaryColumn('bytea') key_hash!: Buffer;
  @Column('uuid') user_id!: string;
  @Column('text') purpose!: KeyMailKind;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
}
