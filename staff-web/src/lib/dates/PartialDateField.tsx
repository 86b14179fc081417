import { Input } from '@mantine/core';
import { codeOf } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { spokenDate } from '@salient/shared/lib/ui/dateWords.ts';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorTexts } from '../form/errorTexts.ts';
import { matches } from '../shortcuts/keys.ts';
import './dates.css';
import {
  type DatePartName,
  type DateTexts,
  type DateValue,
  dateParts,
  isPossible,
  isSameDate,
  meaningOf,
  partialDateOf,
  textsOf,
} from './dateTexts.ts';
import { type DateStep, stepBack, typeDate } from './dateTyping.ts';
import { wholeYear, yearOfTheWar } from './wholeYear.ts';

/** The box into which the caret came because the one before was full, which may lie in another field; a page has one caret. */
let arrivedByItself: HTMLInputElement | null = null;
/** Keys that write nothing into an empty box, after which a Tab is meant as it is. */
const leavesTabAsItIs = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Delete', 'Escape']);

export interface PartialDateProps {
  /** What the day says, such as "Born" or "Start". */
  readonly label: string;
  readonly value: DateValue;
  readonly codes: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (value: DateValue) => void;
  /** Where a day that cannot be changed here comes from, and other help. */
  readonly hint?: string;
  /** Has the focus when its dialog opens. */
  readonly autoFocus?: boolean;
  /** The year around which days of this field lie, by which two digits of a year are read; the war when absent. */
  readonly yearsNear?: number;
}

/**
 * A day of which any part may be unknown, in three boxes (S3, DATE-05, DATE-06); `140515` will do. What it comes to is said
 * in words below, so that a day taken for a month is seen at once, and a screen reader hears "day unknown" (A9).
 */
export function PartialDateField({ label, value, codes, readOnly, onChange, hint, ...given }: PartialDateProps) {
  const { autoFocus, yearsNear = yearOfTheWar } = given;
  const { t } = useTexts();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [texts, setTexts] = useState(() => textsOf(value));
  const [isLeft, setLeft] = useState(true);
  // What is typed stays as it is typed (`07`) as long as it means the same; another value comes from elsewhere.
  if (!isSameDate(meaningOf(texts), value)) setTexts(textsOf(value));

  const take = (next: DateTexts) => {
    setTexts(next);
    const meant = meaningOf(next);
    if (!isSameDate(meant, value)) onChange(meant);
  };
  /** Two digits of a year become the whole year in its box once it is left, or saved from there. */
  const completeYear = () => {
    const year = wholeYear(texts.year, yearsNear);
    if (!readOnly && year !== texts.year) take({ ...texts, year });
  };
  const type = (part: DatePartName, box: HTMLInputElement) => {
    const typed = typeDate(texts, part, box.value, arrivedByItself === box);
    take(typed.texts);
    const movedTo = typed.step && group.current ? moveTo(group.current, typed.step) : null;
    arrivedByItself = typed.byItself ? movedTo : null;
  };

  const isWrong = isLeft && !isPossible(value);
  // Of boxes that take digits alone a day that no month has is what is wrong, but for a year that is not whole (DATE-11).
  const wrongText = /^\d{1,3}$/.test(texts.year) ? t('validation.INVALID_FORMAT') : t('dateFields.noSuchDay');
  const said = codes.map((code) =>
    codeOf(code) === 'INVALID_FORMAT' ? wrongText : (errorTexts([code], t)[0] ?? code),
  );
  const errors = said.length > 0 ? [...new Set(said)] : isWrong ? [wrongText] : [];
  const isError = errors.length > 0;
  const note = isError ? errors.join(' ') : dateNote();
  function dateNote() {
    const words = dateParts.some((part) => value[part] !== '?') && isPossible(value) && isLeft;
    return words ? spokenDate(partialDateOf(value), t) : (hint ?? '');
  }
  return (
    <fieldset
      ref={group}
      className="date-field"
      data-date-field
      aria-describedby={`${id}-note`}
      onFocus={() => setLeft(false)}
      onBlur={(event) => setLeft(!event.currentTarget.contains(event.relatedTarget))}
    >
      <legend className="date-legend">{label}</legend>
      <div className="date-parts">
        {dateParts.map((part) => (
          <div key={part} className="date-part">
            <label htmlFor={`${id}-${part}`}>{t(`dateFields.${part}`)}</label>
            <Input
              id={`${id}-${part}`}
              className={`date-${part}`}
              data-date-part={part}
              data-autofocus={(autoFocus && part === 'day') || undefined}
              inputMode="numeric"
              autoComplete="off"
              placeholder="?"
              value={texts[part]}
              readOnly={readOnly}
              data-read-only={readOnly || undefined}
              error={isError}
              onChange={(event) => type(part, event.currentTarget)}
              onFocus={(event) => event.currentTarget.select()}
              onBlur={() => {
                arrivedByItself = null;
                completeYear();
              }}
              onKeyDown={(event) => {
                const isTab = matches('Tab', event) && !event.shiftKey;
                // The hand that types `1`, Tab, `10`, Tab asks for the box in which the caret already is.
                if (isTab && arrivedByItself === event.currentTarget && texts[part] === '') event.preventDefault();
                if (isTab || leavesTabAsItIs.has(event.key)) arrivedByItself = null;
                // A save by keys takes what the form holds then.
                if (event.key === 'Enter' || matches('Ctrl+s', event)) flushSync(completeYear);
                const back = event.key === 'Backspace' && !readOnly ? stepBack(texts, part) : null;
                if (!back || !group.current) return;
                event.preventDefault();
                moveTo(group.current, back);
              }}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-note`} className="date-note" data-error={isError || undefined}>
        {note}
      </p>
    </fieldset>
  );
}

/**
 * Moves the caret; past either end of a day into the neighbouring day of its period, where there is one.
 *
 * @returns the box in which it is then; null where there is none.
 */
function moveTo(field: HTMLElement, step: DateStep): HTMLInputElement | null {
  const box = boxAt(field, step);
  box?.focus();
  return box;
}

function boxAt(field: HTMLElement, step: DateStep): HTMLInputElement | null {
  const boxOf = (part: string, of: HTMLElement) => of.querySelector<HTMLInputElement>(`[data-date-part="${part}"]`);
  if (step !== 'beyond' && step !== 'before') return boxOf(step, field);
  const days = [...(field.closest('[data-period]')?.querySelectorAll<HTMLElement>('[data-date-field]') ?? [])];
  const neighbour = days[days.indexOf(field) + (step === 'beyond' ? 1 : -1)];
  return neighbour ? boxOf(step === 'beyond' ? 'day' : 'year', neighbour) : null;
}
