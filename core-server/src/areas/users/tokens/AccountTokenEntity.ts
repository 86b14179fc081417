import type { AccountMailKind } from '@salient/shared/areas/mails/mail.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A token that a mail carries, known by its SHA-256; whoever has the token may set the account's password once. The table
 * keeps its first name: renaming it would need a migration that does nothing else.
 */
@Entity('user_key')
export class AccountTokenEntity {
  @PrimaryColumn('bytea', { name: 'key_hash' }) token_hash!: Buffer;
  @Column('uuid') user_id!: string;
  @Column('text') purpose!: AccountMailKind;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz') expires_at!: Date;
}
