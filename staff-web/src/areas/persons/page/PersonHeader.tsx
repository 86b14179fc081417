import { Skeleton } from '@mantine/core';
import { hasDied } from '@salient/shared/areas/persons/hasDied.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { decodeDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { Icon, type IconName } from '../../../lib/icons/Icon.tsx';
import type { PersonView } from '../personView.ts';
import { LivingMark } from './LivingMark.tsx';

interface Props {
  readonly person: PersonView;
  readonly name: string;
  /** What only staff read; null for a guest. */
  readonly record: Person | null;
}

const genderIcons: Readonly<Record<string, IconName>> = { male: 'male', female: 'female' };

/** Who this is: name, gender, birth and death with age, and the lists that the person stands in (PERSON-19). */
export function PersonHeader({ person, name, record }: Props) {
  const { t } = useTexts();
  const isDead =
    hasDied(person, decodeDate(person.died) ?? unknownDate) ||
    person.age !== null ||
    person.events.some(({ type }) => type === 'died');
  const marks = [
    t(`persons.victimTypes.${person.victim_type as 'civilian'}`),
    ...(person.victim_type_details === 'deportated' || person.victim_type_details === 'executed'
      ? [t(`persons.victimTypeDetails.${person.victim_type_details}`)]
      : []),
    t(person.war_casualty ? 'personRecord.victim' : 'personRecord.survivor'),
    ...(record?.irish_memorial_records ? [t('persons.datasets.irish_memorial_records')] : []),
    ...(record?.not_for_loop ? [t('persons.fields.not_for_loop')] : []),
    ...(record?.cwxrm_remembered ? [t('personRecord.remembered')] : []),
  ];
  return (
    <header className="person-card">
      <span className="person-gender">
        <Icon name={genderIcons[person.gender] ?? 'genderUnknown'} />
        <span className="visually-hidden">
          {t('persons.fields.gender')}
          {t('common.colon')}
          {t(`persons.genders.${person.gender as 'male'}`)}
        </span>
      </span>
      <div>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <dl className="person-life">
          <div>
            <dt>{t('persons.fields.born')}</dt>
            <dd>
              <DateText date={person.born} />
            </dd>
          </div>
          {isDead && (
            <div>
              <dt>{t('persons.fields.died')}</dt>
              <dd>
                <DateText date={person.died} />
                <Age age={person.age} />
              </dd>
            </div>
          )}
        </dl>
        <ul className="person-marks">
          {person.in_namelist && (
            <li className="person-listed">
              <Icon name="check" />
              {t('persons.datasets.namelist')}
            </li>
          )}
          {record && <LivingMark record={record} />}
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      </div>
    </header>
  );
}

function Age({ age }: { readonly age: number | null }) {
  const { t } = useTexts();
  if (age === null) return null;
  return (
    <span className="person-age">
      {age === 0 ? t('personRecord.ageUnderOne') : t('personRecord.age', { count: age })}
    </span>
  );
}

/** As high as the header, until it comes. */
export function PersonHeaderSkeleton() {
  const { t } = useTexts();
  return (
    <div className="person-card">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      <Skeleton circle height={48} />
      <div>
        <Skeleton height={28} width="50%" />
        <Skeleton height={16} width="35%" mt="md" />
        <Skeleton height={16} width="60%" mt="md" />
      </div>
    </div>
  );
}
