import type {
  FeedbackOutcome,
  FeedbackStatus,
  FeedbackSubject,
  Proposal,
  PublishWish,
} from '@salient/shared/areas/feedback/personFeedback.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A proposal with what stood there when it was sent, and when it was written into the record. */
export interface StoredProposal extends Proposal {
  readonly was: string;
  readonly applied_at: string | null;
}

/** A message of a visitor about a person. */
@Entity('person_feedback')
export class PersonFeedbackEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer', { default: 1 }) version!: number;
  @Column('text') reference!: string;
  @Column('uuid') person_id!: string;
  @Column('text', { name: 'first_name', default: '' }) firstName!: string;
  @Column('text', { name: 'last_name', default: '' }) lastName!: string;
  @Column('text', { default: '' }) email!: string;
  @Column('text', { default: '' }) description!: string;
  @Column('timestamptz', { default: () => 'now()' }) timestamp!: Date;
  @Column('text') language!: Language;
  @Column('text') status!: FeedbackStatus;
  @Column('text') subject!: FeedbackSubject;
  @Column('text', { default: '' }) source!: string;
  @Column('text', { default: '' }) origin!: string;
  @Column('boolean', { default: true }) may_answer!: boolean;
  @Column('text', { default: 'no' }) publish!: PublishWish;
  @Column('jsonb', { default: [] }) proposals!: StoredProposal[];
  /** Under which a draft is continued; null once it was sent. */
  @Column('text', { nullable: true }) feedback_session!: string | null;
  @Column('text', { nullable: true }) outcome!: FeedbackOutcome | null;
  @Column('text', { default: '' }) note!: string;
  @Column('timestamptz', { nullable: true }) reviewed_at!: Date | null;
  /** The account that takes care of it. */
  @Column('uuid', { nullable: true }) assigned_to!: string | null;
  @Column('text', { nullable: true }) reviewed_by!: string | null;
}
