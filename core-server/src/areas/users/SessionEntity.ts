import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A session is known by the SHA-256 of its token; the token itself is never stored. */
@Entity('session')
export class SessionEntity {
  @PrimaryColumn('bytea') token_hash!: Buffer;
  /** By which owner and administrators name it; it opens nothing. */
  @Column('uuid', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('uuid') user_id!: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) last_used_at!: Date;
  @Column('timestamptz') expires_at!: Date;
  /** From where and with what it was signed in, for its owner to recognise. */
  @Column('text', { default: '' }) address!: string;
  @Column('text', { default: '' }) user_agent!: string;
}
