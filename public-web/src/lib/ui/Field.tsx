import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { useFieldCodes } from './fieldErrors.ts';

interface Props {
  /** Path of the value, as the server names its errors: `born.from`, `events.0.inputs.place`. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  /** Draws the control; `described` joins it to hint and error. */
  readonly children: (control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
  readonly className?: string;
}

export const fieldId = (path: string) => `field-${path.replaceAll('.', '-')}`;

/** Label above, control, hint and error beside it (P10). */
export function Field({ path, label, hint, children, className = '' }: Props) {
  const { t } = useTexts();
  const errors = useFieldCodes(path);
  const id = fieldId(path);
  const described = [hint ? `${id}-hint` : '', errors.length > 0 ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': errors.length > 0 ? true : undefined,
      })}
      {errors.length > 0 && (
        <p className="field-error" id={`${id}-error`}>
          {errors.map((code) => errorText(code, t)).join('. ')}
        </p>
      )}
    </div>
  );
}

/** A code in words; a code without words is shown itself (VALID-06, VALID-07). */
export function errorText(code: string, t: ReturnType<typeof useTexts>['t']): string {
  const key = `validation.${code}` as 'validation.unknown';
  const text = t(key);
  return text === key ? code : text;
}
