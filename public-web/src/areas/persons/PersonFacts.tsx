import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useSite } from '../../lib/site/SiteContext.ts';
import { type Fact, FactList } from '../../lib/ui/FactList.tsx';

const militaryFields = ['army', 'regiment', 'unit', 'unit_nr', 'sub', 'rank', 'number'] as const;

interface Props {
  readonly person: PublicPerson;
  /** Address of the search for all persons of a family name. */
  readonly linkToSameName: (lastName: string) => string;
}

/** What is known besides the events: other names, nationality, service, family, and ways on. */
export function PersonFacts({ person, linkToSameName }: Props) {
  const { t, language } = useTexts();
  const { site } = useSite();
  const namesListUrl = site.namesListUrls?.[language];
  const facts = [
    ['alternative_familynames', person.alternativeLastNames.join(', ')],
    ['alternative_surnames', person.alternativeFirstNames.join(', ')],
    ['initials', person.initials],
    ['gender', person.gender === 'undefined' ? '' : t(`persons.genders.${person.gender as 'male'}`)],
    ['nationality', person.nationality],
    ...militaryFields.map((name) => [name, person[name]] as const),
    ['description', person.familyInfo],
  ] as const;
  return (
    <section className="person-section person-facts" aria-labelledby="facts">
      <h2 id="facts">{t('personPage.facts')}</h2>
      <div className="section-body">
        <FactList
          facts={facts.map(([name, value]): Fact => {
            const term = t(`persons.fields.${name}`);
            return name === 'description' ? [term, value, 'long'] : [term, value];
          })}
        />
        <ul className="ways-on">
          {person.lastName && (
            <li>
              <Link to={linkToSameName(person.lastName)}>
                {t('personPage.searchSameName', { name: person.lastName })}
              </Link>
            </li>
          )}
          {namesListUrl && (
            <li>
              <a href={namesListUrl} rel="external">
                {t('personPage.externalNamelist')}
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
