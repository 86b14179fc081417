import { Button } from '@mantine/core';
import { maxContainments } from '@salient/shared/areas/places/placeContainment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRef } from 'react';
import { PeriodField } from '../../../lib/dates/PeriodField.tsx';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import { FormSection } from '../../../lib/form/FormSection.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { PlacePicker } from '../../../lib/picker/PlacePicker.tsx';
import { usePlaceReference } from '../../../lib/picker/usePlaceReference.ts';
import { newContainment, type TypedContainment } from './containmentForm.ts';
import type { PlaceFormControl } from './usePlaceForm.ts';

/** In which larger places the place lies, and from when to when. */
export function ContainmentsField({ form }: { readonly form: PlaceFormControl }) {
  const { t } = useTexts();
  const add = useRef<HTMLButtonElement>(null);
  const { value, codes, readOnly, onChange } = form.field('containments');
  const errors = errorTexts(codes, t);
  const change = (index: number, changed: Partial<TypedContainment>) =>
    onChange(value.map((each, at) => (at === index ? { ...each, ...changed } : each)));
  return (
    <FormSection title={t('places.fields.containments')}>
      <p className="form-wide form-hint">{t('places.containments.hint')}</p>
      {errors.length > 0 && (
        <div className="form-wide">
          <Notice tone="error">{errors.join(' ')}</Notice>
        </div>
      )}
      {value.map((containment, index) => (
        <ContainmentRow
          key={containment.key}
          containment={containment}
          codesOf={(field) => form.errors[`containments.${index}.${field}`] ?? []}
          readOnly={readOnly}
          onChange={(changed) => change(index, changed)}
          onRemove={() => {
            form.pickers.setText(pickerOf(containment), '');
            onChange(value.filter((each) => each !== containment));
            add.current?.focus();
          }}
        />
      ))}
      <div className="form-wide">
        <Button
          ref={add}
          variant="default"
          leftSection={<Icon name="plus" />}
          disabled={readOnly || value.length >= maxContainments}
          onClick={() => onChange([...value, newContainment(value)])}
        >
          {t('places.containments.add')}
        </Button>
      </div>
    </FormSection>
  );
}

/** Under what the form keeps what is typed into the picker of a row; rows move up when one before them goes. */
const pickerOf = ({ key }: TypedContainment) => `containments.${key}`;

interface RowProps {
  readonly containment: TypedContainment;
  readonly codesOf: (field: 'container_id' | 'from_date' | 'to_date') => readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (changed: Partial<TypedContainment>) => void;
  readonly onRemove: () => void;
}

function ContainmentRow({ containment, codesOf, readOnly, onChange, onRemove }: RowProps) {
  const { t } = useTexts();
  const container = usePlaceReference(containment.container_id);
  const name = container?.name ?? t('places.containments.unnamed');
  const day = (field: 'from_date' | 'to_date') => ({
    label: t(`places.fields.${field}`),
    value: containment[field],
    codes: codesOf(field),
    readOnly,
    onChange: (typed: TypedContainment['from_date']) => onChange({ [field]: typed }),
  });
  return (
    <fieldset className="form-wide place-containment" aria-label={t('places.fields.container_id')}>
      <PlacePicker
        label={t('places.fields.container_id')}
        name={pickerOf(containment)}
        value={containment.container_id}
        onChange={(container_id) => onChange({ container_id })}
        errors={errorTexts(codesOf('container_id'), t)}
        readOnly={readOnly}
      />
      <PeriodField start={day('from_date')} end={day('to_date')} />
      <Button
        variant="subtle"
        disabled={readOnly}
        onClick={onRemove}
        aria-label={t('places.containments.remove', { name })}
      >
        <Icon name="remove" />
      </Button>
    </fieldset>
  );
}
