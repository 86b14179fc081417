import type { Person } from '@salient/shared/areas/persons/person.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** The projects that a person belongs to (PERSON-62). */
export function MembershipList({ memberships }: { readonly memberships: NonNullable<Person['project_memberships']> }) {
  const { t } = useTexts();
  if (memberships.length === 0) return <p className="record-empty">{t('personRecord.empty.projects')}</p>;
  return (
    <ul className="linked-records">
      {memberships.map(({ project, project_title, notes }) => (
        <li key={project}>
          <span className="linked-kind">
            <bdi>{project_title}</bdi>
          </span>
          {notes && <span className="linked-note">{notes}</span>}
        </li>
      ))}
    </ul>
  );
}
