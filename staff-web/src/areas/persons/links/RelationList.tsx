import { fullName, yearsOf } from '@salient/shared/areas/persons/personNames.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../lib/routing/links.ts';
import type { RelationView } from '../personView.ts';

interface Props {
  readonly familyInfo: string;
  readonly relations: readonly RelationView[];
}

/** What is known of the family, and the persons connected with this one; labels follow the other's gender (I18N-12). */
export function RelationList({ familyInfo, relations }: Props) {
  const { t } = useTexts();
  return (
    <>
      {familyInfo && (
        <section className="record-section">
          <h3>{t('persons.fields.description')}</h3>
          <p className="long-text">{familyInfo}</p>
        </section>
      )}
      {relations.length === 0 ? (
        <p className="record-empty">{t('personRecord.empty.relations')}</p>
      ) : (
        <ul className="linked-records">
          {relations.map((relation) => (
            <li key={`${relation.person_id} ${relation.relation}`}>
              <span className="linked-kind">{t(`relations.${relation.relation}`, { context: relation.gender })}</span>
              <span>
                <Link to={pathTo('person', { id: relation.person_id })}>
                  <bdi>{fullName(relation) || t('persons.nameless')}</bdi>
                </Link>
                <span className="linked-facts">{yearsOf(relation)}</span>
                {relation.comments && <span className="linked-note">{relation.comments}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
