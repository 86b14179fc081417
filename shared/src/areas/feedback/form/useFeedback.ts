import { useState } from 'react';
import { failureOf } from '../../../lib/client/rpcError.ts';
import { useClient } from '../../../lib/client/useMethod.ts';
import { type FieldErrors, fieldErrorsSchema } from '../../../lib/contract/validation.ts';
import { readTypedDay } from '../../../lib/dates/readTypedDay.ts';
import { useTexts } from '../../../lib/i18n/useTexts.ts';
import type { Attachment } from '../../attachments/attachment.ts';
import { useUploads } from '../../attachments/useUploads.ts';
import { checkFeedback } from '../checkFeedback.ts';
import type { FeedbackInput, FeedbackSubject, PublishWish } from '../personFeedback.ts';
import { isDateField } from '../proposalFields.ts';

/** A correction as it is typed. */
export interface TypedProposal {
  readonly key: string;
  readonly event_id: string | null;
  readonly field: string;
  readonly typed: string;
}

/** A message as it is typed. */
export interface TypedFeedback {
  readonly subject: FeedbackSubject;
  readonly description: string;
  readonly proposals: readonly TypedProposal[];
  readonly source: string;
  readonly origin: string;
  readonly publish: PublishWish;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly may_answer: boolean;
  /** Hidden from people. */
  readonly website: string;
}

const empty: TypedFeedback = {
  ...{ subject: 'correction', description: '', proposals: [], source: '', origin: '', publish: 'no' },
  ...{ firstName: '', lastName: '', email: '', may_answer: true, website: '' },
};

type Phase =
  | { readonly name: 'writing' }
  | { readonly name: 'sending' }
  | { readonly name: 'failed'; readonly reason: 'failed' | 'tooMany' | 'filesUnderWay' }
  | { readonly name: 'sent'; readonly reference: string; readonly email: string };

/** The message of one visitor about one person: keeps what is typed until it has arrived, and its files. */
export function useFeedback(personId: string, token: () => string) {
  const client = useClient();
  const { language } = useTexts();
  const [session] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(empty);
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [phase, setPhase] = useState<Phase>({ name: 'writing' });
  const [refusals, setRefusals] = useState(0);
  const uploads = useUploads({
    path: '/api/uploaddocument/uploadImage',
    fields: { feedback_session: session },
    token,
    onDone: (attachment) => setFiles((present) => [...present, attachment]),
  });

  const input = (): FeedbackInput => {
    const { website: _trap, proposals, ...rest } = typed;
    return {
      ...{ ...rest, person_id: personId, language, feedback_session: session },
      proposals: proposals
        .filter(({ field, typed: value }) => field !== '' && value.trim() !== '')
        .map(({ event_id, field, typed: value }) => ({
          ...{ event_id, field },
          // What is no day is sent as it is, and refused beside its field.
          value: isDateField(field) ? (readTypedDay(value) ?? value) : value,
        })),
      documentIds: files.map(({ id }) => id),
    };
  };
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
    setPhase({ name: 'writing' });
  };

  async function send(): Promise<void> {
    if (phase.name === 'sending') return;
    const feedback = input();
    const checked = checkFeedback(feedback).errors;
    if (!checked.isEmpty) return refuse(checked.errors);
    if (uploads.pending.some(({ state }) => state !== 'refused')) {
      return setPhase({ name: 'failed', reason: 'filesUnderWay' });
    }
    setErrors({});
    setPhase({ name: 'sending' });
    try {
      const { reference } = await client.createPersonFeedback({ feedback, website: typed.website });
      setPhase({ name: 'sent', reference, email: typed.email.trim() });
    } catch (error) {
      const { name, data } = failureOf(error);
      const found = name === 'invalidData' ? fieldErrorsSchema.safeParse(data) : null;
      if (found?.success) return refuse(found.data);
      setPhase({ name: 'failed', reason: name === 'tooManyRequests' ? 'tooMany' : 'failed' });
    }
  }

  return {
    typed,
    files,
    uploads,
    errors,
    refusals,
    phase,
    send,
    change: (changes: Partial<TypedFeedback>) => {
      setTyped((present) => ({ ...present, ...changes }));
      // A message clears when its field is edited.
      setErrors((present) => Object.fromEntries(Object.entries(present).filter(([field]) => !(field in changes))));
    },
    removeFile: async ({ id }: Attachment) => {
      setFiles((present) => present.filter((file) => file.id !== id));
      // Should it not get through: what is not named when the message is sent goes with the next sweep.
      await client.removeAttachment({ id, feedback_session: session }).catch(() => undefined);
    },
  };
}

export type Feedback = ReturnType<typeof useFeedback>;
