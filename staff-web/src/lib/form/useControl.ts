import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { errorTexts } from './errorTexts.ts';
import type { FieldProps } from './useEntityForm.ts';

export interface LabelledField {
  readonly label: string;
  readonly hint?: string;
  /** Marks the field; whether it may stay empty is the area's rule. */
  readonly required?: boolean;
}

export interface TextFieldProps extends FieldProps<string> {
  readonly maxLength?: number;
}

type ControlInput = LabelledField & Pick<FieldProps<unknown>, 'name' | 'codes' | 'readOnly'>;

/** What all controls have in common: label above, hint and error beside, both read out with the field. */
export function useControl({ name, codes, readOnly, label, hint, required }: ControlInput) {
  const { t } = useTexts();
  const errors = errorTexts(codes, t);
  return {
    name,
    label,
    readOnly,
    'data-read-only': readOnly || undefined,
    // What helps to fill in stands where the eye goes next, and fields side by side keep one line.
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    ...(hint ? { description: hint } : {}),
    ...(required ? { withAsterisk: true, 'aria-required': true as const } : {}),
    error: errors.length > 0 ? errors.join(' ') : null,
  };
}
