import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeTypes } from '@salient/shared/areas/places/placeTypes.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { CountryField } from '../../../lib/form/CountryField.tsx';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { SelectField, TextField } from '../../../lib/form/fields.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import type { QuickCreateProps } from '../../../lib/picker/quickCreate.ts';
import { placeReference } from '../../../lib/picker/referenceSources.ts';
import { placeLabel } from '../placeTexts.ts';
import { LookupPanel } from './LookupPanel.tsx';
import { PlacePositionField } from './PlaceFields.tsx';
import { emptyForm, nameField } from './placeForm.ts';
import { SimilarPlaces } from './SimilarPlaces.tsx';
import { TakenNames } from './TakenNames.tsx';
import { usePlaceForm } from './usePlaceForm.ts';
import '../places.css';

/**
 * Makes a place without leaving the record at hand (QUICK-12, QUICK-15). A similar place is chosen instead of making it
 * twice (PLACE-15); what the server refuses stands beside the fields, and no message says so (QUICK-13).
 */
export function QuickPlaceDialog({ typed, onCreated, onClose }: QuickCreateProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const messages = useMessages();
  const queries = useQueryClient();
  const client = useClient();
  const name = nameField(language, 'name');
  const [empty] = useState(() => ({ ...emptyForm, [name]: typed }));
  const form = usePlaceForm({
    name: 'quickPlace',
    place: undefined,
    empty,
    onSaved: ({ record }) => {
      // What pickers remember of places does not know this one (QUICK-17).
      void queries.invalidateQueries({ queryKey: ['references', 'place'] });
      const made = placeReference(record, texts);
      messages.success(t('place.created', { name: made.name }));
      onCreated(made);
    },
  });
  const pick = (place: Place) => onCreated(placeReference(place, texts));
  return (
    <PanelDialog opened wide closesBeside={false} onClose={onClose} title={t('places.create.title')}>
      <EntityForm form={form} verb={t('places.create.submit')} labelOf={placeLabel(t)} onCancel={onClose}>
        <div className="form-grid">
          <TextField {...form.field(name)} label={t('places.fields.name')} autoFocus required />
          <SelectField
            {...form.field('type')}
            label={t('places.fields.type')}
            choices={placeTypes.map((value) => ({ value, label: t(`places.types.${value}`) }))}
          />
          <CountryField {...form.field('country_code')} label={t('places.fields.country_code')} />
        </div>
        <TakenNames form={form} onPick={pick} />
        <SimilarPlaces draft={form.draft} onPick={pick} />
        <LookupPanel form={form} onPick={(id) => void client.getPlace({ id }).then(pick, messages.failure)} />
        <div className="place-position">
          <PlacePositionField form={form} />
        </div>
      </EntityForm>
    </PanelDialog>
  );
}
