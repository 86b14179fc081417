import type { ChangeSource } from '@salient/shared/lib/history/historyTypes.ts';
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
  @Column('text', { default: 'staff' }) source!: ChangeSource;
  @Column('text') entity!: string;
  @Column('uuid') entity_id!: string;
  /** The record that this one belongs to, whose history shows the change too: the person of an event. */
  @Column('text', { nullable: true }) part_of_type!: string | null;
  @Column('uuid', { nullable: true }) part_of_id!: string | null;
  @Column('integer', { nullable: true }) version!: number | null;
  @Column('jsonb', { nullable: true }) before!: Record<string, unknown> | null;
  @Column('jsonb', { nullable: true }) after!: Record<string, unknown> | null;
}
