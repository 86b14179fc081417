import { flagText } from '@salient/shared/app/changeTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { RadioField } from './RadioField.tsx';
import type { LabelledField } from './useControl.ts';
import type { FieldProps } from './useEntityForm.ts';

/** A question that is answered by yes or no. */
export function QuestionField({ value, onChange, ...field }: LabelledField & FieldProps<boolean>) {
  const { t } = useTexts();
  return (
    <RadioField
      {...field}
      value={value ? 'yes' : 'no'}
      choices={[
        { value: 'yes', label: flagText(t, true) },
        { value: 'no', label: flagText(t, false) },
      ]}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}
