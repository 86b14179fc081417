import { fieldText } from '@salient/shared/app/changeTexts.ts';
import { checkKiosk } from '@salient/shared/areas/kiosks/checkKiosk.ts';
import type { Kiosk, KioskInput } from '@salient/shared/areas/kiosks/kiosk.ts';
import { weekdays } from '@salient/shared/areas/kiosks/openingHours.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useEntityForm } from '../../lib/form/useEntityForm.ts';

/** What is typed for a kiosk: numbers as they are written, exceptions a line each. */
export type KioskForm = {
  readonly [Field in TextField]: string;
} & { readonly motion: boolean; readonly always_open: boolean };

const textFields = [
  'name',
  'place',
  'panel_inches',
  'viewing_distance_mm',
  'language',
  'idle_seconds',
  'warn_seconds',
  ...weekdays,
  'exceptions',
  'alert_email',
  'alert_minutes',
] as const;
type TextField = (typeof textFields)[number];

/** A stored kiosk as its form edits it. */
export type EditedKiosk = KioskForm & { readonly id: string; readonly version: number; readonly record: Kiosk };

const emptyTexts = Object.fromEntries(textFields.map((field) => [field, ''])) as { [Field in TextField]: string };
const emptyForm: KioskForm = { ...emptyTexts, language: languages[0], motion: true, always_open: true };

export function editedKiosk(record: Kiosk): EditedKiosk {
  const texts = textFields.map((field) => {
    const value = record[field];
    return [field, Array.isArray(value) ? value.join('\n') : String(value)] as const;
  });
  return {
    ...emptyForm,
    ...Object.fromEntries(texts),
    ...{ id: record.id, version: record.version, record },
    motion: record.motion,
    always_open: record.always_open,
  };
}

const inputOf = ({ id, version }: Pick<Kiosk, 'id' | 'version'>, form: KioskForm): KioskInput => ({
  ...(Object.fromEntries(textFields.map((field) => [field, form[field]])) as Record<TextField, string>),
  exceptions: form.exceptions.split('\n'),
  motion: form.motion,
  always_open: form.always_open,
  id,
  version,
});

const checkForm = (form: KioskForm, stored: EditedKiosk | undefined): FieldErrors =>
  stored ? checkKiosk(inputOf(stored, form), stored.record).errors.errors : {};

/** The draft of a kiosk's set-up. Kiosks are never created: `kiosk` is always there. */
export function useKioskForm(kiosk: Kiosk, onSaved: () => void) {
  return useEntityForm<KioskForm, EditedKiosk>({
    name: 'kiosk',
    entity: editedKiosk(kiosk),
    empty: emptyForm,
    check: checkForm,
    validate: async (client, form, stored) =>
      stored ? client.validateKiosk({ kiosk: inputOf(stored, form) }) : { status: 'OK' },
    create: () => Promise.reject(new Error('kiosks are never created')),
    update: async (client, { id, version, ...form }) =>
      editedKiosk(await client.updateKiosk({ kiosk: inputOf({ id, version }, form) })),
    withSaved: ({ record }, current) => editedKiosk({ ...record, ...current }),
    refreshes: ['getKiosk', 'findKiosks', 'findChanges'],
    onSaved,
  });
}
export type KioskFormControl = ReturnType<typeof useKioskForm>;

/** The label of a kiosk's field: one for form, conflict and history. */
export const kioskLabel = (t: Translate) => (field: string) => fieldText(t, 'kiosk', field);
