import { Checkbox, TextInput } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { errorTexts } from '../../lib/form/errorTexts.ts';
import type { FieldProps } from '../../lib/form/useEntityForm.ts';

/** Of a day that is opened anew. */
const usual = '10:00-18:00';

interface Props extends FieldProps<string> {
  /** The day. */
  readonly label: string;
}

/** From and until when on one day of the week; `10:00-18:00`, or empty for closed. */
export function HoursField({ name, label, value, codes, readOnly, onChange }: Props) {
  const { t } = useTexts();
  const error = useId();
  const [opens = '', closes = ''] = value.split('-');
  const isOpen = value !== '';
  const texts = errorTexts(codes, t);
  const time = (part: 'opens' | 'closes', shown: string, change: (typed: string) => string) => (
    <TextInput
      type="time"
      aria-label={`${label}, ${t(`kiosks.form.${part}`)}`}
      aria-invalid={texts.length > 0}
      aria-describedby={texts.length > 0 ? error : undefined}
      readOnly={readOnly}
      value={shown}
      onChange={({ currentTarget }) => onChange(change(currentTarget.value))}
    />
  );
  return (
    <div className="kiosk-day">
      <Checkbox
        name={name}
        label={label}
        checked={isOpen}
        disabled={readOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? usual : '')}
      />
      {isOpen ? (
        <>
          {time('opens', opens, (typed) => `${typed}-${closes}`)}
          <span aria-hidden="true">–</span>
          {time('closes', closes, (typed) => `${opens}-${typed}`)}
        </>
      ) : (
        <span className="kiosk-closed">{t('kiosks.form.closedDay')}</span>
      )}
      {texts.length > 0 && (
        <p id={error} className="field-errors">
          {texts.join(' ')}
        </p>
      )}
    </div>
  );
}
