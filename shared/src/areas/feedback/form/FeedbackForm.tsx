import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n/useTexts.ts';
import type { PublicPerson } from '../../persons/publicPerson.ts';
import {
  type FeedbackSubject,
  feedbackLimits,
  feedbackSubjects,
  type PublishWish,
  publishWishes,
} from '../personFeedback.ts';
import { FeedbackFiles } from './FeedbackFiles.tsx';
import { FormField } from './FormField.tsx';
import { ProposalFields } from './ProposalFields.tsx';
import { type Feedback, useFeedback } from './useFeedback.ts';

interface Props {
  readonly person: PublicPerson;
  /** Session token or `GUEST`. */
  readonly token: () => string;
  /** `isSent` when the message has arrived: the next opening starts a new one. */
  readonly onClose: (isSent: boolean) => void;
}

/** The message of a visitor about a person (FEEDBACK-01), the same in both apps: no puzzle, nothing asked twice. */
export function FeedbackForm({ person, token, onClose }: Props) {
  const { t } = useTexts();
  const form = useFeedback(person.id, token);
  const { typed, phase, errors, refusals } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  if (phase.name === 'sent') return <Sent {...phase} onClose={() => onClose(true)} />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <form ref={element} className="feedback-form" noValidate onSubmit={submit} aria-busy={phase.name === 'sending'}>
      <p>{t('feedbackForm.intro')}</p>
      {Object.keys(errors).length > 0 && (
        <p className="feedback-notice" role="alert">
          {t('feedbackForm.refused')}{' '}
          {Object.keys(errors)
            .map((field) => t(fieldLabels[field as keyof typeof fieldLabels] ?? 'feedbackForm.about'))
            .join(', ')}
        </p>
      )}
      <FormField label={t('feedbackForm.about')}>
        {(control) => (
          <select
            {...control}
            value={typed.subject}
            onChange={({ target }) => form.change({ subject: target.value as FeedbackSubject })}
          >
            {feedbackSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {t(`feedbackForm.subjects.${subject}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <Area
        form={form}
        field="description"
        label={t('feedbackForm.description')}
        hint={t('feedbackForm.descriptionHint')}
        rows={5}
      />
      <ProposalFields form={form} person={person} />
      <Area form={form} field="source" label={t('feedbackForm.source')} hint={t('feedbackForm.sourceHint')} rows={2} />
      <FeedbackFiles form={form} />
      <fieldset className="feedback-you">
        <legend>{t('feedbackForm.you')}</legend>
        <div className="feedback-names">
          <Line form={form} field="firstName" label={t('feedbackForm.firstName')} autoComplete="given-name" />
          <Line form={form} field="lastName" label={t('feedbackForm.lastName')} autoComplete="family-name" />
        </div>
        <Line
          form={form}
          field="email"
          label={t('feedbackForm.email')}
          hint={t('feedbackForm.emailHint')}
          autoComplete="email"
          required
        />
        <Check
          checked={typed.may_answer}
          label={t('feedbackForm.mayAnswer')}
          onChange={(may_answer) => form.change({ may_answer })}
        />
        <FormField label={t('feedbackForm.publish')}>
          {(control) => (
            <select
              {...control}
              value={typed.publish}
              onChange={({ target }) => form.change({ publish: target.value as PublishWish })}
            >
              {publishWishes.map((wish) => (
                <option key={wish} value={wish}>
                  {t(`feedbackForm.publishWishes.${wish}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <p className="feedback-hint">{t('feedbackForm.privacy')}</p>
      </fieldset>
      <label className="feedback-trap" aria-hidden="true">
        {t('feedbackForm.trap')}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={typed.website}
          onChange={({ target }) => form.change({ website: target.value })}
        />
      </label>
      {phase.name === 'failed' && (
        <p className="feedback-notice" role="alert">
          {t(`feedbackForm.${phase.reason}`)}
        </p>
      )}
      <div className="feedback-buttons">
        <button type="submit" className="feedback-button feedback-send">
          {t(phase.name === 'sending' ? 'feedbackForm.sending' : 'feedbackForm.send')}
        </button>
        <button type="button" className="feedback-button" onClick={() => onClose(false)}>
          {t('feedbackForm.close')}
        </button>
      </div>
    </form>
  );
}

const fieldLabels = {
  firstName: 'feedbackForm.firstName',
  lastName: 'feedbackForm.lastName',
  email: 'feedbackForm.email',
  description: 'feedbackForm.description',
  proposals: 'feedbackForm.proposals',
  source: 'feedbackForm.source',
  origin: 'feedbackForm.origin',
} as const;

interface FieldProps {
  readonly form: Feedback;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
}

function Line({
  form,
  field,
  autoComplete,
  ...given
}: FieldProps & { readonly field: 'firstName' | 'lastName' | 'email'; readonly autoComplete: string }) {
  return (
    <FormField {...given} errors={form.errors[field]}>
      {(control) => (
        <input
          {...control}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete}
          maxLength={field === 'email' ? feedbackLimits.email : feedbackLimits.name}
          value={form.typed[field]}
          onChange={({ target }) => form.change({ [field]: target.value })}
        />
      )}
    </FormField>
  );
}

function Area({
  form,
  field,
  rows,
  ...given
}: FieldProps & { readonly field: 'description' | 'source'; readonly rows: number }) {
  return (
    <FormField {...given} errors={form.errors[field]}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          maxLength={feedbackLimits[field]}
          value={form.typed[field]}
          onChange={({ target }) => form.change({ [field]: target.value })}
        />
      )}
    </FormField>
  );
}

function Check({
  checked,
  label,
  onChange,
}: {
  readonly checked: boolean;
  readonly label: string;
  readonly onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="feedback-check">
      <input id={id} type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

/** It has arrived: the number to keep, and where the receipt goes. */
function Sent({
  reference,
  email,
  onClose,
}: {
  readonly reference: string;
  readonly email: string;
  readonly onClose: () => void;
}) {
  const { t } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="feedback-sent" role="status">
      <p className="feedback-thanks">{t('feedback.submitted')}</p>
      <p>{t('feedbackForm.reference', { reference })}</p>
      <p>{t('feedbackForm.confirmed', { email })}</p>
      <button type="button" className="feedback-button feedback-send" onClick={onClose}>
        {t('feedbackForm.close')}
      </button>
    </div>
  );
}
