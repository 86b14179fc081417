import type { EventField } from '@salient/shared/areas/events/eventFields.ts';
import {
  enlistedReasons,
  eventLimits,
  eventTextFields,
  jailedTypes,
  memorialKinds,
  whereReasons,
} from '@salient/shared/areas/events/eventTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { errorTexts } from '../../lib/form/errorTexts.ts';
import { SelectField, TextAreaField, TextField } from '../../lib/form/fields.tsx';
import { ReferencePicker } from '../../lib/picker/ReferencePicker.tsx';
import { isReference, referenceFields } from './eventReferences.ts';
import { type ChoiceField, eventChoice, eventLabel, isChoice } from './eventTexts.ts';
import { isMilitaryName, MilitaryNameField } from './MilitaryNameField.tsx';
import type { EventForm } from './useEventForm.ts';

const choices: Readonly<Record<ChoiceField, readonly string[]>> = {
  where_reason: whereReasons,
  enlisted_reason: enlistedReasons,
  jailed_type: jailedTypes,
  memorial_kind: memorialKinds.filter((kind) => kind !== 'none'),
};
const limits: Readonly<Record<string, number>> = {
  ...eventLimits,
  ...Object.assign({}, ...Object.values(eventTextFields)),
};
const longest = 500;

interface Props {
  readonly form: EventForm;
  readonly field: EventField;
}

/** The control of one field. */
export function EventControl({ form, field }: Props) {
  const { t } = useTexts();
  const label = eventLabel(t, form.type, field);
  if (isReference(field)) return <EventReference form={form} field={field} label={label} />;
  if (isMilitaryName(field)) return <MilitaryNameField form={form} field={field} label={label} />;
  if (isChoice(field)) {
    const value = form.draft[field];
    const stored = value === null || choices[field].includes(value) ? [] : [value];
    return (
      <SelectField<string>
        {...form.field(field)}
        label={label}
        choices={[...choices[field], ...stored].map((each) => ({ value: each, label: eventChoice(t, field, each) }))}
        onChange={(chosen) => form.field(field).onChange(chosen as typeof value)}
      />
    );
  }
  if (field === 'start_day' || field === 'end_day') return null;
  const maxLength = limits[field] ?? longest;
  const props = { ...form.field(field), label, maxLength };
  if (maxLength > longest) return <TextAreaField {...props} />;
  return <TextField {...props} type={field === 'email' ? 'email' : 'text'} />;
}

interface ReferenceProps {
  readonly form: EventForm;
  readonly field: keyof typeof referenceFields;
  readonly label: string;
}

function EventReference({ form, field, label }: ReferenceProps) {
  const { t } = useTexts();
  const errors = errorTexts(form.errors[field] ?? [], t);
  return (
    <ReferencePicker
      kind={referenceFields[field]}
      name={field}
      label={label}
      value={form.referenceAt(field)}
      onChange={(chosen) => form.choose(field, chosen)}
      error={errors.length > 0 ? errors.join(' ') : null}
      readOnly={form.saving}
      required={field === 'memorial_id'}
      autoFocus={field === 'memorial_id'}
      {...(field === 'military_regiment_id' ? { type: 'regiment' } : {})}
      {...(field === 'military_entity_id' ? { hint: t('personEvents.linkHint') } : {})}
    />
  );
}
