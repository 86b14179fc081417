import type { EventField } from '@salient/shared/areas/events/eventFields.ts';
import type { OwnField } from '@salient/shared/areas/events/eventTable.ts';
import { eventField, type KindName, ownFields } from '@salient/shared/areas/events/ownFields.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useConfirm } from '../../lib/dialogs/ConfirmProvider.tsx';
import { errorTexts } from '../../lib/form/errorTexts.ts';
import { SelectField, TextAreaField, TextField } from '../../lib/form/fields.tsx';
import { ReferencePicker } from '../../lib/picker/ReferencePicker.tsx';
import type { Reference } from '../../lib/picker/referenceSources.ts';
import { replacedNames } from './eventDraft.ts';
import { isReference, knownOfMilitary, type ReferenceField, referenceFields } from './eventReferences.ts';
import { eventChoice, eventLabel, isKind } from './eventTexts.ts';
import { isMilitaryName, MilitaryNameField } from './MilitaryNameField.tsx';
import type { EventForm } from './useEventForm.ts';

/** Longer texts have several lines. */
const longest = 500;
export const isLong = (field: OwnField | undefined): boolean =>
  (field?.kind === 'line' || field?.kind === 'text') && field.longest > longest;

interface Props {
  readonly form: EventForm;
  readonly field: EventField;
}

/** The control of one field; dates are asked together. */
export function EventControl({ form, field: name }: Props) {
  const { t } = useTexts();
  const label = eventLabel(t, form.type, name);
  const field = eventField(name);
  if (!field || name === 'start_day' || name === 'end_day') return null;
  if (isReference(name)) return <EventReference form={form} field={name} label={label} />;
  if (isMilitaryName(name)) return <MilitaryNameField form={form} field={name} label={label} />;
  if (isKind(name)) return <EventKind form={form} field={name} label={label} />;
  if (field.kind !== 'line' && field.kind !== 'text') return null;
  const props = { ...form.field(name), label, maxLength: field.longest };
  if (isLong(field)) return <TextAreaField {...props} />;
  return <TextField {...props} type={name === 'email' ? 'email' : 'text'} />;
}

interface KindProps {
  readonly form: EventForm;
  readonly field: KindName;
  readonly label: string;
}

/** What kind of its type the event is. That there is no grave follows from the memorial (EVENT-34), and is not asked. */
function EventKind({ form, field, label }: KindProps) {
  const { t } = useTexts();
  const { values } = ownFields[field];
  const choices: readonly string[] = field === 'memorial_kind' ? values.filter((kind) => kind !== 'none') : values;
  const value = form.draft[field];
  const stored = value === null || choices.includes(value) ? [] : [value];
  return (
    <SelectField<string>
      {...form.field(field)}
      label={label}
      choices={[...choices, ...stored].map((each) => ({ value: each, label: eventChoice(t, field, each) }))}
      onChange={(chosen) => form.field(field).onChange(chosen as typeof value)}
    />
  );
}

interface ReferenceProps {
  readonly form: EventForm;
  readonly field: ReferenceField;
  readonly label: string;
}

function EventReference({ form, field, label }: ReferenceProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const errors = errorTexts(form.errors[field] ?? [], t);
  /** What somebody typed of the army, the regiment or the unit does not give way in silence (S13). */
  const choose = async (chosen: Reference | null) => {
    const replaced = chosen?.kind === 'military_entity' ? replacedNames(form.draft, chosen) : [];
    const isSure =
      chosen === null ||
      replaced.length === 0 ||
      (await confirm({
        title: t('personEvents.replaceTitle', { name: chosen.name }),
        text: (
          <>
            <p>{t('personEvents.replaceText')}</p>
            <ul>
              {replaced.map(({ name, typed, next }) => (
                <li key={name}>
                  {eventLabel(t, form.type, name)}
                  {t('common.colon')}
                  {typed} → {next || '–'}
                </li>
              ))}
            </ul>
          </>
        ),
        verb: t('personEvents.replace'),
      }));
    if (isSure) form.choose(field, chosen);
  };
  return (
    <ReferencePicker
      kind={referenceFields[field]}
      name={field}
      label={label}
      value={form.referenceAt(field)}
      onChange={(chosen) => void choose(chosen)}
      error={errors.length > 0 ? errors.join(' ') : null}
      proposed={form.proposed(field)}
      readOnly={form.saving}
      required={field === 'memorial_id'}
      autoFocus={field === 'memorial_id'}
      {...(field === 'military_regiment_id' ? { type: 'regiment' } : {})}
      {...(referenceFields[field] === 'military_entity' ? { known: knownOfMilitary(form.draft, field) } : {})}
      {...(field === 'military_entity_id' ? { hint: t('personEvents.linkHint') } : {})}
    />
  );
}
