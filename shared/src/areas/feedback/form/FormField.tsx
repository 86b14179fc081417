import { type ReactNode, useId } from 'react';
import { codeOf } from '../../../lib/contract/validation.ts';
import { useTexts } from '../../../lib/i18n/useTexts.ts';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Error texts as validation gives them, `name: CODE`. */
  readonly errors?: readonly string[] | undefined;
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-required': true | undefined;
  }) => ReactNode;
}

/** Label above, hint under it, error beside the control (P10). */
export function FormField({ label, hint, required = false, errors = [], children }: Props) {
  const { t } = useTexts();
  const id = useId();
  const wrong = errors.length > 0;
  const described = [hint ? `${id}-hint` : '', wrong ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="feedback-field">
      <label htmlFor={id}>
        {label}
        {required && <span className="feedback-required"> ({t('feedbackForm.required')})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="feedback-hint">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': wrong || undefined,
        'aria-required': required || undefined,
      })}
      {wrong && (
        <p id={`${id}-error`} className="feedback-error">
          {errors.map((error) => t(`validation.${codeOf(error) as 'INVALID_DATA'}`)).join('. ')}
        </p>
      )}
    </div>
  );
}
