import { memorialLimits, memorialTypes } from '@salient/shared/areas/memorials/memorialTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { SelectField, TextField } from '../../lib/form/fields.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import type { QuickCreateProps } from '../../lib/picker/quickCreate.ts';
import { memorialReference } from '../../lib/picker/referenceSources.ts';
import { TypeDetails } from './MemorialFields.tsx';
import { emptyForm } from './memorialForm.ts';
import { memorialLabel } from './memorialLabel.ts';
import { SimilarMemorials } from './SimilarMemorials.tsx';
import { SituationFields } from './SituationFields.tsx';
import { useMemorialForm } from './useMemorialForm.ts';
import { usePlaceNames } from './usePlaceOf.ts';

/**
 * Makes a memorial without leaving the record at hand: what it is and where it lies (QUICK-15). A similar one is chosen
 * instead of making it twice.
 */
export function QuickMemorialDialog({ typed, onCreated, onClose }: QuickCreateProps) {
  const texts = useTexts();
  const { t } = texts;
  const messages = useMessages();
  const queries = useQueryClient();
  const namesOf = usePlaceNames();
  const [empty] = useState(() => ({ ...emptyForm, name: typed }));
  const label = memorialLabel(t);
  const form = useMemorialForm({
    name: 'quickMemorial',
    entity: undefined,
    empty,
    onSaved: ({ record }) => {
      // What pickers remember of memorials does not know this one (QUICK-17).
      void queries.invalidateQueries({ queryKey: ['references', 'memorial'] });
      messages.success(t('memorial.created', { name: record.name }));
      onCreated(memorialReference({ ...record, place_names: namesOf(record.place_id) }, texts));
    },
  });
  return (
    <PanelDialog opened wide closesBeside={false} onClose={onClose} title={t('pages.memorial_create')}>
      <EntityForm form={form} verb={t('memorialDoubles.create')} labelOf={label} onCancel={onClose}>
        <div className="form-grid">
          <TextField {...form.field('name')} label={label('name')} maxLength={memorialLimits.name} autoFocus required />
          <SelectField
            {...form.field('type')}
            label={label('type')}
            choices={memorialTypes.map((value) => ({ value, label: t(`memorials.types.${value}`) }))}
          />
          <TypeDetails form={form} />
        </div>
        <SimilarMemorials draft={form.draft} onPick={(memorial) => onCreated(memorialReference(memorial, texts))} />
        <SituationFields form={form} />
      </EntityForm>
    </PanelDialog>
  );
}
