import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What staff answered the sender of a message, in the words that were sent. */
@Entity('feedback_reply')
export class FeedbackReplyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') feedback_id!: string;
  /** The mail that carries it; null once lists of mails are cleared. */
  @Column('uuid', { nullable: true }) mail_id!: string | null;
  @Column('text') text!: string;
  /** Account that wrote it. */
  @Column('text', { nullable: true }) account!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) at!: Date;
}
