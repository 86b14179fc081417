import { offeredTypes } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { typeOfUnitName } from '@salient/shared/areas/military/typeOfUnitName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { QuickCreateProps } from '../../../lib/picker/quickCreate.ts';
import { militaryReference } from '../../../lib/picker/referenceSources.ts';
import { MilitaryFields } from './MilitaryFields.tsx';
import { emptyForm } from './militaryForm.ts';
import { militaryLabel } from './militaryLabel.ts';
import { useMilitaryForm } from './useMilitaryForm.ts';

/** Makes a military entity without leaving the record at hand (QUICK-14, QUICK-15). */
export function QuickMilitaryDialog({ typed, type, known = {}, onCreated, onClose }: QuickCreateProps) {
  const texts = useTexts();
  const { t } = texts;
  const messages = useMessages();
  const queries = useQueryClient();
  const wanted = isOneOf(offeredTypes, type ?? '') ? (type as (typeof offeredTypes)[number]) : null;
  // What was typed names the entity, of whichever type it turns out to be.
  const [empty] = useState(() => ({
    ...emptyForm,
    type: wanted ?? typeOfUnitName(typed) ?? emptyForm.type,
    ...{ corps: typed, division: typed, brigade: typed, regiment: typed, unit: typed },
    ...known,
  }));
  const form = useMilitaryForm({
    name: 'quickMilitaryEntity',
    entity: undefined,
    empty,
    onSaved: ({ record }) => {
      // What pickers remember of military entities does not know this one (QUICK-17).
      void queries.invalidateQueries({ queryKey: ['references', 'military_entity'] });
      const made = militaryReference(record, texts);
      messages.success(t('militaryEntity.created', { name: made.name }));
      onCreated(made);
    },
  });
  return (
    <PanelDialog opened wide closesBeside={false} onClose={onClose} title={t('pages.military_entity_create')}>
      <EntityForm form={form} verb={t('military.create')} labelOf={militaryLabel(t)} onCancel={onClose}>
        <MilitaryFields form={form} isTypeFixed={wanted !== null} />
      </EntityForm>
    </PanelDialog>
  );
}
