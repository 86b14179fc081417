import { Textarea } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import './form.css';
import { type LabelledField, type TextFieldProps, useControl } from './useControl.ts';

interface Props extends LabelledField, TextFieldProps {
  readonly maxLength: number;
  /** Language of the text, so that it is read out and spell-checked in it. */
  readonly lang: string;
  /** Lines that stand open from the start. */
  readonly minRows?: number;
}

/** From this share of the limit on the counter is read out. */
const nearlyFull = 0.9;

/** Text with a limit that stops what is typed, and a counter of length and limit (STORY-11). */
export function CountedTextField({ value, onChange, maxLength, lang, minRows = 6, ...field }: Props) {
  const { t } = useTexts();
  const control = useControl(field);
  const near = value.length >= maxLength * nearlyFull;
  return (
    <div className="counted-field">
      <Textarea
        {...control}
        lang={lang}
        spellCheck
        autosize
        minRows={minRows}
        maxRows={18}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.slice(0, maxLength))}
      />
      <p className="field-counter" data-full={value.length >= maxLength || undefined}>
        <span aria-hidden="true">
          {value.length}/{maxLength}
        </span>
        <span className="visually-hidden" role={near ? 'status' : undefined}>
          {t('forms.counter', { length: value.length, limit: maxLength })}
        </span>
      </p>
    </div>
  );
}
