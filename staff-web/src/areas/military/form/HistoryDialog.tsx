import { armies, trackTypes } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { historyLimits } from '@salient/shared/areas/military/militaryHistory.ts';
import { RpcError } from '@salient/shared/lib/client/rpcError.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { PeriodField } from '../../../lib/dates/PeriodField.tsx';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import { SelectField, TextAreaField, TextField } from '../../../lib/form/fields.tsx';
import { type FieldProps, type SavedRecord, useEntityForm } from '../../../lib/form/useEntityForm.ts';
import { PlacePicker } from '../../../lib/picker/PlacePicker.tsx';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import { militaryReference, type Reference } from '../../../lib/picker/referenceSources.ts';
import { checkHistoryForm, type HistoryForm, historyFormOf, historyOf, unsaid } from './historyForm.ts';
import type { EditedHistory } from './militaryForm.ts';
import { militaryLabel } from './militaryLabel.ts';

interface Props {
  readonly type: HistoryForm['type'];
  /** Absent for a new event. */
  readonly event: EditedHistory | undefined;
  /** The entity whose history it is; absent while that is not saved. */
  readonly entityId: string | undefined;
  readonly onApply: (event: EditedHistory) => void;
  readonly onClose: () => void;
}

/** The dialog of an event of a history; the server says at once what is wrong with it (MILITARY-09, MILITARY-35). */
export function HistoryDialog({ type, event, entityId, onApply, onClose }: Props) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const [empty] = useState(() => historyFormOf(type, event));
  const own = event?.id === undefined ? {} : { id: event.id };
  const form = useEntityForm<HistoryForm, HistoryForm & SavedRecord>({
    name: `military_history.${entityId ?? 'new'}.${type}`,
    entity: undefined,
    empty,
    check: (draft) => checkHistoryForm(draft, event),
    create: async (client, draft) => {
      const result = await client.validateMilitaryEntityHistory({
        event: { ...own, ...historyOf(draft) },
        mode: event ? 'update' : 'create',
        ...(entityId === undefined ? {} : { id: entityId }),
      });
      if (result.status === 'NOK') throw new RpcError('invalidData', 'invalidData', '', result.data);
      return { ...draft, id: '', version: 0 };
    },
    // An event has no version of its own: it is saved with its entity.
    update: async (_client, draft) => draft,
    refreshes: [],
    onSaved: (draft) => onApply({ ...own, ...historyOf(draft) }),
  });
  const leave = async () => {
    const question = { title: t('unsaved.title'), text: t('unsaved.closeDialog'), verb: t('unsaved.closeAnyway') };
    if (!form.dirty || (await confirm({ ...question, tone: 'danger' }))) onClose();
  };
  const label = militaryLabel(t);
  const place = form.field('place_id');
  return (
    <PanelDialog opened closesBeside={false} onClose={() => void leave()} title={t(`military.eventTitles.${type}`)}>
      <EntityForm form={form} verb={t('military.events.apply')} labelOf={label} onCancel={() => void leave()}>
        <PeriodField
          start={{ ...form.field('from_date'), label: label('from_date') }}
          end={{ ...form.field('to_date'), label: label('to_date') }}
        />
        {type === 'track' ? (
          <>
            <SelectField
              {...form.field('track_type')}
              label={label('track_type')}
              required
              choices={trackTypes.map((value) => ({ value, label: t(`trackTypes.${value}`) }))}
            />
            <PlacePicker {...place} label={label('place_id')} errors={errorTexts(place.codes, t)} />
            <TextField {...form.field('topo')} label={label('topo')} maxLength={historyLimits.topo} />
          </>
        ) : (
          <>
            <EntityField field={form.field('entity_id')} label={t(`military.events.${type}`)} />
            {form.draft.entity_id === null && (
              <SelectField
                {...form.field('army')}
                label={t('military.events.armyInstead')}
                hint={t('military.events.armyInsteadHint')}
                choices={[
                  { value: unsaid as string, label: t('military.events.noArmy') },
                  ...armies.map((value) => ({ value: value as string, label: value })),
                ]}
              />
            )}
          </>
        )}
        <TextAreaField
          {...form.field('description')}
          label={label('description')}
          maxLength={Math.max(historyLimits.description, form.draft.description.length)}
        />
      </EntityForm>
    </PanelDialog>
  );
}

interface EntityProps {
  readonly field: FieldProps<string | null>;
  readonly label: string;
}

/** Another entity, by its name, its number, its army or an id that was pasted. */
function EntityField({ field, label }: EntityProps) {
  const texts = useTexts();
  const { t } = texts;
  const { value } = field;
  const { data } = useMethod('findMilitaryEntities', { text: value ?? '', limit: 1 }, { enabled: value !== null });
  const found = data?.data.find(({ id }) => id === value);
  const errors = errorTexts(field.codes, t);
  return (
    <ReferencePicker
      kind="military_entity"
      name={field.name}
      label={label}
      hint={t('military.events.entityHint')}
      value={found ? militaryReference(found, texts) : pending('military_entity', value)}
      onChange={(chosen) => field.onChange(chosen?.id ?? null)}
      error={errors.length > 0 ? errors.join(' ') : null}
      readOnly={field.readOnly}
    />
  );
}

/** A chosen record before its name is known. */
const pending = (kind: Reference['kind'], id: string | null): Reference | null =>
  id === null ? null : { kind, id, name: '…', facts: [] };
