import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { Face } from '@salient/shared/areas/stories/Face.tsx';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { LifeDates } from './LifeDates.tsx';
import { linkToPerson } from './linkToPerson.ts';

/** Persons related to this one; the label follows the gender of the other (I18N-12). */
export function Relations({ relations }: Pick<PublicPerson, 'relations'>) {
  const { t } = useTexts();
  const address = useAddress();
  if (relations.length === 0) return null;
  const hasFaces = relations.some(({ person }) => person.portrait);
  return (
    <section className="person-section person-relations" aria-labelledby="relations">
      <h2 id="relations">{t('personPage.relations')}</h2>
      <ul className="relations">
        {relations.map(({ relation, person_id, person }) => (
          <li key={`${person_id}.${relation}`}>
            {hasFaces && <Face portrait={person.portrait} />}
            <span className="relation-kind">{t(`relations.${relation}`, { context: person.gender })}</span>
            <Link to={linkToPerson(address, person_id)}>
              <bdi>{fullName(person) || t('persons.nameless')}</bdi>
            </Link>
            <LifeDates born={person.bornDate} died={person.diedDate} />
          </li>
        ))}
      </ul>
    </section>
  );
}
