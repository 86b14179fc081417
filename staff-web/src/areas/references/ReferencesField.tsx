import { Select } from '@mantine/core';
import {
  type DocumentReference,
  pickableReferenceTypes,
  referenceKey,
  relationsTo,
} from '@salient/shared/areas/references/documentReference.ts';
import { errorsOfEntry, errorsOfList } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../lib/focus/useFocusAfterRemoval.ts';
import { FieldErrors } from '../../lib/form/FieldErrors.tsx';
import type { FieldProps } from '../../lib/form/useEntityForm.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ReferencePicker } from '../../lib/picker/ReferencePicker.tsx';
import { ReferenceRow } from './ReferenceRow.tsx';
import './references.css';

type Pickable = (typeof pickableReferenceTypes)[number];

/** The records that a document or a page refers to, and the way to add one (REFERENCE-04, REFERENCE-06). */
export function ReferencesField({
  name,
  value: references,
  codes,
  readOnly,
  onChange,
}: FieldProps<readonly DocumentReference[]>) {
  const { t } = useTexts();
  const messages = useMessages();
  const focus = useFocusAfterRemoval<HTMLDivElement>(references.map(referenceKey));
  /** Takes the list unless two of it are one. */
  const take = (changed: readonly DocumentReference[]) => {
    if (new Set(changed.map(referenceKey)).size === changed.length) onChange(changed);
    else messages.error(t('validation.CONNECTION_ALREADY_EXISTS'));
  };
  return (
    <div {...focus} className="references-field">
      <FieldErrors codes={errorsOfList(name, codes)} />
      {references.length === 0 && <p className="references-none">{t('referring.none')}</p>}
      <ul className="reference-rows">
        {references.map((reference, index) => (
          <ReferenceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its focus while its relation changes, by which it is told apart.
            key={`${reference.type} ${reference.id ?? reference.name} ${index}`}
            reference={reference}
            codes={errorsOfEntry(name, index, codes)}
            readOnly={readOnly}
            onChange={(changed) => take(references.map((each, at) => (at === index ? changed : each)))}
            onRemove={() => onChange(references.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      {!readOnly && <AddReference name={name} onAdd={(added) => take([...references, added])} />}
    </div>
  );
}

interface AddProps {
  readonly name: string;
  readonly onAdd: (added: DocumentReference) => void;
}

/** What kind of record, and which: a choice joins the list at once. */
function AddReference({ name, onAdd }: AddProps) {
  const { t } = useTexts();
  const [type, setType] = useState<Pickable>('person');
  return (
    <div className="reference-add">
      <Select
        label={t('referring.type')}
        data={pickableReferenceTypes.map((value) => ({ value, label: t(`documentRecord.referenceTypes.${value}`) }))}
        allowDeselect={false}
        value={type}
        onChange={(chosen) => chosen !== null && setType(chosen as Pickable)}
      />
      <ReferencePicker
        key={type}
        kind={type}
        name={name}
        label={t('referring.add')}
        value={null}
        isForList
        onChange={(chosen) => {
          if (!chosen) return;
          const { id, name: called, facts } = chosen;
          const [relation = 'mention'] = relationsTo(type);
          onAdd({ id, type, name: called, relation, comment: '', info: facts.join(' · ') });
        }}
      />
    </div>
  );
}
