import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { FieldErrors } from '../../../lib/form/FieldErrors.tsx';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import type { PersonFormControl } from '../form/usePersonForm.ts';
import { MembershipRow } from './MembershipRow.tsx';

/** The projects that the person belongs to, with a note on each (PERSON-62). */
export function MembershipsPart({ form }: { readonly form: PersonFormControl }) {
  const { t } = useTexts();
  const { value: rows, onChange, codes, readOnly } = form.field('project_memberships');
  const focus = useFocusAfterRemoval<HTMLElement>(rows.map(({ project }) => project));
  return (
    <section {...focus} aria-label={t('personRecord.tabs.projects')} className="form-section">
      <h2>{t('personRecord.tabs.projects')}</h2>
      <FieldErrors codes={codes} />
      {rows.length > 0 && (
        <ul className="edited-rows">
          {rows.map((row, index) => (
            <MembershipRow
              key={row.project}
              row={row}
              readOnly={readOnly}
              onChange={(changed) => onChange(rows.map((each, at) => (at === index ? changed : each)))}
              onRemove={() => onChange(rows.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      <div className="edited-add">
        <ReferencePicker
          kind="project"
          name="project_memberships"
          label={t('personRecord.memberships.add')}
          value={null}
          isForList
          readOnly={readOnly}
          onChange={(project) => {
            if (!project) return;
            // A person belongs to a project once (RELATION-11).
            if (!rows.some((row) => row.project === project.id))
              onChange([...rows, { project: project.id, notes: '' }]);
          }}
        />
      </div>
    </section>
  );
}
