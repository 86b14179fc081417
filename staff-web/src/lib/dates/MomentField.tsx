import { Input } from '@mantine/core';
import { codeOf } from '@salient/shared/lib/contract/validation.ts';
import { readDayOrMinute } from '@salient/shared/lib/dates/localMinute.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useRef, useState } from 'react';
import type { LabelledField } from '../form/useControl.ts';
import type { FieldProps } from '../form/useEntityForm.ts';
import { DayField } from './DayField.tsx';
import { isWholeDay } from './wholeDay.ts';

/** Two digits, or one that begins no other hour. */
const isWholeHour = /^(\d\d|[3-9])$/;
const timeParts = ['hour', 'minutes'] as const;

/** What is typed of a moment, each part as it is typed. */
interface TypedMoment {
  /** `yyyy-mm-dd`, unknown parts of it as `?`. */
  readonly day: string;
  readonly hour: string;
  readonly minutes: string;
}

function partsOf(value: string): TypedMoment {
  const [day = '', hour = '', minutes = ''] = value.split(/[ T:]/);
  return { day, hour, minutes };
}

/** A moment of typed parts; without a time the day alone. What is no moment stays, to be refused as such (S13). */
function momentOf({ day, hour, minutes }: TypedMoment): string {
  if (hour === '' && minutes === '') return day;
  return `${day === '' ? '????-??-??' : day} ${hour}:${minutes}`;
}

/** A day of our own time in its three boxes, and where somebody wants one a time of it: `yyyy-mm-dd` or `yyyy-mm-dd hh:mm`. */
export function MomentField({ value, onChange, codes, ...field }: LabelledField & FieldProps<string>) {
  const { t } = useTexts();
  const id = useId();
  const minutes = useRef<HTMLInputElement>(null);
  const [isLeft, setLeft] = useState(true);
  const parts = partsOf(value);
  const hasTime = parts.hour !== '' || parts.minutes !== '';
  const isWrongTime = hasTime && readDayOrMinute(momentOf({ ...parts, day: '2000-01-01' })) === null;
  // Of a day that there is the time is what is wrong.
  const isOfTime = (code: string) => codeOf(code) === 'INVALID_FORMAT' && isWrongTime && isWholeDay(parts.day);
  const showsWrongTime = isWrongTime && (isLeft || codes.some(isOfTime));
  const type = (part: (typeof timeParts)[number], text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 2);
    onChange(momentOf({ ...parts, [part]: digits }));
    if (part === 'hour' && isWholeHour.test(digits)) minutes.current?.focus();
  };
  /** 9:30 becomes 09:30 once it is whole: by leaving the field, or by Enter, before the form is sent with it. */
  const settle = () => {
    const read = readDayOrMinute(value);
    if (read !== null && read !== value) onChange(read);
  };
  return (
    <fieldset
      className="date-field moment-field"
      onFocus={() => setLeft(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setLeft(true);
        settle();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
      }}
    >
      <DayField
        {...field}
        value={parts.day}
        codes={codes.filter((code) => !isOfTime(code))}
        onChange={(day) => onChange(momentOf({ ...parts, day: day ?? '' }))}
      />
      <div className="moment-time">
        {timeParts.map((part) => (
          <div key={part} className="date-part">
            <label htmlFor={`${id}-${part}`}>{t(`dateFields.${part}`)}</label>
            <Input
              id={`${id}-${part}`}
              className="date-day"
              {...(part === 'minutes' ? { ref: minutes } : {})}
              aria-label={`${field.label}${t('common.colon')}${t(`dateFields.${part}`)}`}
              {...(showsWrongTime ? { 'aria-describedby': `${id}-note` } : {})}
              inputMode="numeric"
              autoComplete="off"
              value={parts[part]}
              readOnly={field.readOnly}
              error={showsWrongTime}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => type(part, event.currentTarget.value)}
            />
          </div>
        ))}
      </div>
      {showsWrongTime && (
        <p id={`${id}-note`} className="date-note" data-error>
          {t('dateFields.noSuchTime')}
        </p>
      )}
    </fieldset>
  );
}
