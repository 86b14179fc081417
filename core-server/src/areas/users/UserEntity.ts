import type { Dataset } from '@salient/shared/areas/datasets/datasets.ts';
import type { UserStatus, UserType } from '@salient/shared/areas/users/user.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('app_user')
export class UserEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') type!: Exclude<UserType, 'anonymous'>;
  @Column('text') account!: string;
  @Column('text', { default: '' }) name!: string;
  @Column('text', { default: '' }) email!: string;
  @Column('text', { default: '' }) phone!: string;
  @Column('text', { default: '' }) description!: string;
  @Column('text', { default: 'nl' }) language!: Language;
  @Column('text', { nullable: true }) army!: string | null;
  @Column('text', { default: 'any' }) dataset!: Dataset;
  @Column('text', { default: 'pending' }) status!: UserStatus;
  /** Argon2id in PHC form; null until the invitation is accepted. */
  @Column('text', { nullable: true }) password_hash!: string | null;
  @Column('timestamptz', { nullable: true }) password_changed_at!: Date | null;
  @Column('boolean', { default: false }) deleted!: boolean;
  @Column('timestamptz', { default: () => 'now()' }) created_at!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at!: Date;
}
