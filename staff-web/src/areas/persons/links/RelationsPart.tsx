import { personLimits } from '@salient/shared/areas/persons/personValues.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { FieldErrors } from '../../../lib/form/FieldErrors.tsx';
import { TextAreaField } from '../../../lib/form/fields.tsx';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import type { RelationForm } from '../form/personForm.ts';
import type { PersonFormControl } from '../form/usePersonForm.ts';
import { PersonPicker } from '../PersonPicker.tsx';
import { SaveFirst } from '../SaveFirst.tsx';
import { usePersonsDetails } from '../usePersonsDetails.ts';
import { RelationRow } from './RelationRow.tsx';

/** Rows have no identity of their own: two may name one person as long as the form is not saved. */
const entryOf = ({ person_id }: RelationForm, index: number) => `${person_id} ${index}`;

/** The family in words and the persons connected with this one (RELATION-04, RELATION-07). */
export function RelationsPart({ form }: { readonly form: PersonFormControl }) {
  const { t } = useTexts();
  const { value: rows, onChange, codes, readOnly } = form.field('relations');
  const focus = useFocusAfterRemoval<HTMLElement>(rows.map(entryOf));
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  useShortcut('a', t('personRecord.relations.add'), () => adding.current?.querySelector('input')?.focus(), !readOnly);
  // What the person just connected is to this one is asked next.
  const isPicked = useRef(false);
  useEffect(() => {
    if (isPicked.current && rows.length > 0) list.current?.lastElementChild?.querySelector('input')?.focus();
    isPicked.current = false;
  }, [rows.length]);
  const details = usePersonsDetails(rows.map(({ person_id }) => person_id));
  return (
    <>
      <div className="form-section">
        <TextAreaField
          {...form.field('description')}
          label={t('persons.fields.description')}
          hint={t('personRecord.form.familyHint')}
          maxLength={personLimits.description}
        />
      </div>
      <section {...focus} aria-label={t('personRecord.relations.list')} className="form-section">
        <h2>{t('personRecord.relations.list')}</h2>
        <FieldErrors codes={codes} />
        {rows.length > 0 && (
          <ul ref={list} className="edited-rows">
            {rows.map((row, index) => (
              <RelationRow
                key={entryOf(row, index)}
                entry={entryOf(row, index)}
                row={row}
                person={details.get(row.person_id)}
                readOnly={readOnly}
                isRefused={codes.length > 0 && row.relation === ''}
                onChange={(changed) => onChange(rows.map((each, at) => (at === index ? changed : each)))}
                onRemove={() => onChange(rows.filter((_, at) => at !== index))}
              />
            ))}
          </ul>
        )}
        {form.entity ? (
          <div ref={adding} className="edited-add">
            <PersonPicker
              name="relations"
              label={t('personRecord.relations.add')}
              hint={t('personRecord.relations.bothSides')}
              readOnly={readOnly}
              onPick={(person_id) => {
                isPicked.current = true;
                onChange([...rows, { person_id, relation: '', comments: '' }]);
              }}
            />
          </div>
        ) : (
          <SaveFirst />
        )}
      </section>
    </>
  );
}
