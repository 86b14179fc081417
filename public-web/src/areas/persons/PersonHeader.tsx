import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { Icon } from '../../lib/ui/icons.tsx';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { PlaceText } from '../places/PlaceText.tsx';
import { linkToStory } from './linkToStory.ts';
import { PersonPicture } from './PersonPicture.tsx';

interface Props {
  readonly person: PublicPerson;
  readonly name: string;
  readonly summary: string;
}

/** Name, dates, age and what kind of record this is, then the life in a sentence (P4). */
export function PersonHeader({ person, name, summary }: Props) {
  const { t } = useTexts();
  return (
    <header className="person-header">
      <div className="person-who">
        <p className="person-kind">
          {person.victimType !== 'none' && <span>{t(`persons.victimTypes.${person.victimType as 'civilian'}`)}</span>}
          {isTold(person.victimTypeDetails) && (
            <span>{t(`persons.victimTypeDetails.${person.victimTypeDetails as 'executed'}`)}</span>
          )}
          {!person.warCasualty && <span>{t('personPage.survivor')}</span>}
          {person.inNamelist && <span className="person-listed">{t('personPage.inNamelist')}</span>}
        </p>
        <PageTitle className="person-name">
          <bdi>{name}</bdi>
        </PageTitle>
        <dl className="life" aria-label={t('personPage.dates')}>
          <Moment person={person} type="born" label={t('personPage.born')} date={person.bornDate} />
          <Moment person={person} type="died" label={t('personPage.died')} date={person.diedDate}>
            <Age age={person.age} />
          </Moment>
        </dl>
        <p className="lead person-summary">{summary}</p>
        {person.story && <StoryLink story={person.story} name={name} />}
      </div>
      <PersonPicture person={person} />
    </header>
  );
}

interface StoryLinkProps {
  readonly story: NonNullable<PublicPerson['story']>;
  readonly name: string;
}

/** The way to the story of this life; a story stands on the main origin and is a document of its own. */
function StoryLink({ story: { id, target }, name }: StoryLinkProps) {
  const { t } = useTexts();
  const address = useAddress();
  return (
    <p className="person-story">
      <a className="button button-primary" href={linkToStory(address, target, id)}>
        <Icon name="extra" />
        {t('personPage.readStory', { name })}
      </a>
    </p>
  );
}

const isTold = (details: string) => details === 'deportated' || details === 'executed';

interface MomentProps {
  readonly person: PublicPerson;
  readonly type: 'born' | 'died';
  readonly label: string;
  readonly date: string;
  readonly children?: React.ReactNode;
}

function Moment({ person, type, label, date, children }: MomentProps) {
  const place = person.events.find((event) => event.type === type)?.place;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <DateText date={date} />
        {place && (
          <span className="life-place">
            <PlaceText place={{ ...place, loc: null }} />
          </span>
        )}
        {children}
      </dd>
    </div>
  );
}

function Age({ age }: { readonly age: number | null }) {
  const { t } = useTexts();
  if (age === null) return null;
  return (
    <span className="life-age">{age === 0 ? t('personPage.ageUnderOne') : t('personPage.age', { count: age })}</span>
  );
}
