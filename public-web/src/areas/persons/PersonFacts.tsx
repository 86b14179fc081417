import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { nationalityIn } from '@salient/shared/lib/i18n/nationalities.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useSite } from '../../lib/site/SiteContext.ts';
import { type Fact, FactList } from '../../lib/ui/FactList.tsx';
import { FreeText } from '../../lib/ui/FreeText.tsx';

interface Props {
  readonly person: PublicPerson;
  /** Address of the search for all persons of a family name. */
  readonly linkToSameName: (lastName: string) => string;
}

/** What is known besides the events: other names, nationality, family, and ways on; the timeline tells of service. */
export function PersonFacts({ person, linkToSameName }: Props) {
  const { t, language } = useTexts();
  const { site } = useSite();
  const namesListUrl = site.namesListUrls?.[language];
  const facts = [
    ['alternative_familynames', person.alternativeLastNames.join(', ')],
    ['alternative_surnames', person.alternativeFirstNames.join(', ')],
    ['initials', person.initials],
    ['gender', person.gender === 'undefined' ? '' : t(`persons.genders.${person.gender as 'male'}`)],
    ['nationality', nationality(person.nationality, language)],
    ['description', person.familyInfo && <FreeText text={person.familyInfo} />],
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

/** In the reader's language where it is one that we know, else as it is written. */
const nationality = (written: string, language: Language) =>
  nationalityIn(written, language) ?? (written && <FreeText text={written} />);
