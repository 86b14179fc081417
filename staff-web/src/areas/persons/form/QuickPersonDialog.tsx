import { genders, personLimits, type VictimType } from '@salient/shared/areas/persons/personValues.ts';
import { splitName } from '@salient/shared/areas/persons/splitName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PartialDateField } from '../../../lib/dates/PartialDateField.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { TextField } from '../../../lib/form/fields.tsx';
import { RadioField } from '../../../lib/form/RadioField.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { personLabel } from '../personLabel.ts';
import { useNameOf } from '../useNameOf.ts';
import { CasualtyFields } from './CasualtyFields.tsx';
import { type EditedPerson, editedPerson, emptyForm } from './personForm.ts';
import { SimilarPersons } from './SimilarPersons.tsx';
import { usePersonForm } from './usePersonForm.ts';

interface Props {
  /** What was typed in the picker: a whole name (QUICK-11). */
  readonly typed: string;
  /** What a new person most likely is, where the record at hand says it. */
  readonly victimType?: VictimType;
  readonly onCreated: (person: EditedPerson) => void;
  readonly onClose: () => void;
  /** How the person is made, where that does more than to create it, and what shows it then. */
  readonly making?: Pick<Parameters<typeof usePersonForm>[0], 'create' | 'refreshes'>;
}

/** Makes a person without leaving the record at hand (QUICK-07 to QUICK-11). */
export function QuickPersonDialog({
  typed,
  victimType = emptyForm.victim_type,
  onCreated,
  onClose,
  making = {},
}: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const queries = useQueryClient();
  const nameOf = useNameOf();
  const [empty] = useState(() => ({ ...emptyForm, victim_type: victimType, ...splitName(typed) }));
  const form = usePersonForm({
    name: 'quickPerson',
    person: undefined,
    empty,
    ...making,
    onSaved: (person) => {
      // What pickers remember of persons does not know this one (QUICK-17).
      void queries.invalidateQueries({ queryKey: ['references', 'person'] });
      messages.success(t('personRecord.created', { name: nameOf(person) }));
      onCreated(person);
    },
  });
  return (
    <PanelDialog opened closesBeside={false} onClose={onClose} title={t('personRecord.quick.title')}>
      <EntityForm form={form} verb={t('personRecord.create')} labelOf={personLabel(t)} onCancel={onClose}>
        <p className="quick-intro">{t('personRecord.quick.intro')}</p>
        <div className="form-grid">
          <CasualtyFields form={form} />
          <RadioField
            {...form.field('gender')}
            label={t('persons.fields.gender')}
            choices={genders.map((value) => ({ value, label: t(`persons.genders.${value}`) }))}
          />
        </div>
        <div className="form-grid">
          <TextField
            {...form.field('surname')}
            label={t('persons.fields.surname')}
            maxLength={personLimits.name}
            autoFocus
          />
          <TextField
            {...form.field('familyname')}
            label={t('persons.fields.familyname')}
            maxLength={personLimits.name}
          />
          <PartialDateField {...form.field('born_date')} label={t('persons.fields.born')} />
          <PartialDateField {...form.field('died_date')} label={t('persons.fields.died')} />
        </div>
        <SimilarPersons
          draft={form.draft}
          {...(making.create ? {} : { onPick: (person) => onCreated(editedPerson(person)) })}
        />
      </EntityForm>
    </PanelDialog>
  );
}
