import { TextInput } from '@mantine/core';
import { codeOf } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type LabelledField, type TextFieldProps, useControl } from '../form/useControl.ts';
import { readTypedMinute } from './readTypedMinute.ts';

interface Props extends LabelledField, TextFieldProps {
  /** What is said of a text that is no moment. */
  readonly invalid: string;
}

/** A moment to the minute, typed: `YYYY-MM-DD HH:mm` once the field is left (DATE-08). */
export function MinuteField({ value, onChange, invalid, ...field }: Props) {
  const { t } = useTexts();
  const control = useControl({ hint: t('dateFields.minuteHint'), ...field });
  const isInvalid = field.codes.some((code) => codeOf(code) === 'INVALID_FORMAT');
  const settle = () => {
    const read = readTypedMinute(value);
    if (read !== value) onChange(read);
  };
  return (
    <TextInput
      {...control}
      error={isInvalid ? invalid : control.error}
      autoComplete="off"
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={settle}
    />
  );
}
