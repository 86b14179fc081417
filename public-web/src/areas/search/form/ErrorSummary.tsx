import { fieldLabel } from '@salient/shared/areas/functions/query/fieldLabels.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { errorText, fieldId } from '../../../lib/ui/Field.tsx';
import { codesByField } from '../../../lib/ui/fieldErrors.ts';

interface Props {
  readonly errors: FieldErrors;
  readonly refusals: number;
}

/** All errors in one list at the top of the form; it takes the focus when the server has refused (P10). */
export function ErrorSummary({ errors, refusals }: Props) {
  const { t } = useTexts();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const fields = codesByField(errors);
  if (fields.length === 0) return null;
  return (
    <section className="notice notice-error" ref={box} tabIndex={-1} aria-labelledby="form-errors">
      <h2 className="notice-title" id="form-errors">
        {t('filters.formErrors.title', { count: fields.length })}
      </h2>
      <ul>
        {fields.map(([path, codes]) => (
          <li key={path}>
            <a href={`#${fieldId(path)}`} onClick={(event) => focusField(event, path)}>
              {t('filters.formErrors.item', {
                field: fieldLabel(path, t),
                error: codes.map((code) => errorText(code, t)).join('. '),
              })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Goes to the field without a fragment in the address, which would be a history entry. */
function focusField(event: React.MouseEvent, path: string): void {
  event.preventDefault();
  document.getElementById(fieldId(path))?.focus();
}
