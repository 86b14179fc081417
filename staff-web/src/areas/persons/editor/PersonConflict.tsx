import { choiceText, flagText } from '@salient/shared/app/changeTexts.ts';
import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import { formatPartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { type DateValue, partialDateOf } from '../../../lib/dates/dateTexts.ts';
import { ConflictDialog } from '../../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../../lib/history/ShownValueText.tsx';
import type { PersonForm, RelationForm } from '../form/personForm.ts';
import type { PersonFormControl } from '../form/usePersonForm.ts';
import { ProjectTitles } from '../links/ProjectTitles.tsx';
import { personLabel } from '../personLabel.ts';
import { usePersonsDetails } from '../usePersonsDetails.ts';

/** Two people saved one person: what each of them wrote, field by field. */
export function PersonConflict({ form }: { readonly form: PersonFormControl }) {
  const { t } = useTexts();
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      mine={form.draft}
      labelOf={personLabel(t)}
      show={(field, value) => <FormValue {...({ field, value } as ShownField)} />}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}

type ShownField = {
  [Field in keyof PersonForm]: { readonly field: Field; readonly value: PersonForm[Field] };
}[keyof PersonForm];

/** A field of the form in words. */
function FormValue({ field, value }: ShownField): ReactNode {
  const { t } = useTexts();
  switch (field) {
    case 'born_date':
    case 'died_date':
      return formatPartialDate(partialDateOf(value as DateValue));
    case 'relations':
      return value.length > 0 ? <RelationNames rows={value} /> : <EmptyValue />;
    case 'project_memberships':
      return value.length > 0 ? <ProjectTitles ids={value.map(({ project }) => project)} /> : <EmptyValue />;
    default:
      if (typeof value === 'boolean') return flagText(t, value);
      return value === '' ? <EmptyValue /> : choiceText(t, 'person', field, value);
  }
}

function RelationNames({ rows }: { readonly rows: readonly RelationForm[] }) {
  const { t } = useTexts();
  const details = usePersonsDetails(rows.map(({ person_id }) => person_id));
  return rows
    .map(({ person_id, relation }) => {
      const person = details.get(person_id);
      const name = person ? fullName(person) || t('persons.nameless') : '…';
      return relation
        ? `${t(`relations.${relation}`, { context: person?.gender ?? 'undefined' })}${t('common.colon')}${name}`
        : name;
    })
    .join('\n');
}
