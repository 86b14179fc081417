import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One change of one record: who, when, and the fields that differ with their values before and after. */
@Entity('audit_entry')
export class AuditEntryEntity {
  @PrimaryColumn('bigint', { generated: 'identity' }) id!: string;
  @Column('timestamptz', { default: () => 'now()' }) at!: Date;
  @Column('uuid', { nullable: true }) user_id!: string | null;
  /** The account's name at the time; stays when the user is gone. */
  @Column('text', { nullable: true }) account!: string | null;
  @Column('text') method!: string;
  @Column('text', { default: 'staff' }) source!:
    | 'staff'
    | 'import'
    | 'merge'
    | 'function'
    | 'feedback'
    | 'restore'
    | 'system';
  @Column('text') entity!: string;
  @Column('uuid') entity_id!: string;
  @Column('integer', { nullable: true }) version!: number | null;
  @Column('jsonb', { nullable: true }) before!: Record<string, unknown> | null;
  @Column('jsonb', { nullable: true }) after!: Record<string, unknown> | null;
}
