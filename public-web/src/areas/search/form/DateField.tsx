import { boundOf, type TypedDate, typedDate } from '@salient/shared/areas/functions/query/dateBound.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { errorText, fieldId } from '../../../lib/ui/Field.tsx';
import { useFieldCodes } from '../../../lib/ui/fieldErrors.ts';

const parts = ['day', 'month', 'year'] as const;
type Part = (typeof parts)[number];
const lengths: Record<Part, number> = { day: 2, month: 2, year: 4 };

interface Props {
  readonly path: string;
  readonly label: string;
  /** 8 characters, or what was typed wrong between slashes. */
  readonly bound: string | undefined;
  readonly onChange: (bound: string | undefined) => void;
}

/**
 * A day in three parts, each of which may stay unknown. Digits and `?` only; a full part leads to the next (DATE-05,
 * DATE-06), Backspace in an empty one leads back.
 */
export function DateField({ path, label, bound, onChange }: Props) {
  const { t } = useTexts();
  const codes = useFieldCodes(path);
  const [typed, setTyped] = useState(() => typedDate(bound));
  const shown = boundOf(typed) === bound ? typed : typedDate(bound);
  const inputs = useRef<Partial<Record<Part, HTMLInputElement | null>>>({});
  const id = fieldId(path);

  const change = (part: Part, text: string) => {
    const value = text.replace(/[^\d?]/g, '').slice(0, lengths[part]);
    const next: TypedDate = { ...shown, [part]: value };
    setTyped(next);
    onChange(boundOf(next));
    const following = parts[parts.indexOf(part) + 1];
    if (following && /^\d+$/.test(value) && value.length === lengths[part] && text.length > shown[part].length) {
      inputs.current[following]?.focus();
    }
  };
  const onKeyDown = (part: Part, event: KeyboardEvent<HTMLInputElement>) => {
    const before = parts[parts.indexOf(part) - 1];
    if (event.key === 'Backspace' && event.currentTarget.value === '' && before) {
      event.preventDefault();
      inputs.current[before]?.focus();
    }
  };

  return (
    <fieldset className="field date-field" aria-describedby={codes.length > 0 ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div className="date-parts">
        {parts.map((part, index) => (
          <input
            key={part}
            // The first part stands for the field in the list of errors.
            id={index === 0 ? id : undefined}
            ref={(element) => {
              inputs.current[part] = element;
            }}
            className={`date-part date-part-${part}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={lengths[part]}
            aria-label={t(`search.fields.${part}`)}
            aria-invalid={codes.length > 0 ? true : undefined}
            placeholder={t(`search.fields.${part}Hint`)}
            value={shown[part]}
            onChange={({ target }) => change(part, target.value)}
            onKeyDown={(event) => onKeyDown(part, event)}
          />
        ))}
      </div>
      {codes.length > 0 && (
        <p className="field-error" id={`${id}-error`}>
          {codes.map((code) => errorText(code, t)).join('. ')}
        </p>
      )}
    </fieldset>
  );
}
