import { DiedDate } from '@salient/shared/areas/persons/DiedDate.tsx';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { victimTypes } from '@salient/shared/areas/persons/personValues.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { useMemo } from 'react';
import { Icon } from '../../lib/icons/Icon.tsx';
import type { ListColumn } from '../../lib/list/listTypes.ts';
import './persons.css';

/** What the columns show beside the person's own fields (PERSON-04), as lists of persons are asked for it. */
export const personDetails: NonNullable<ParamsOf<Methods['findPerson']>['extend']> = ['memorials', 'military_events'];

/** The columns of the persons list (PERSON-08). */
export function usePersonColumns(): readonly ListColumn<Person>[] {
  const { t } = useTexts();
  return useMemo(() => {
    const military = (person: Person) => person.military_details;
    return [
      {
        key: 'name',
        title: t('persons.fields.name'),
        sortable: true,
        oneLine: true,
        render: (person) => listName(person) || t('persons.nameless'),
        beside: (person) => <NameFacts person={person} />,
      },
      {
        key: 'born',
        title: t('persons.fields.born'),
        sortable: true,
        short: true,
        render: ({ sort_born_date }) => <DateText date={sort_born_date} />,
      },
      {
        key: 'died',
        title: t('persons.fields.died'),
        sortable: true,
        short: true,
        render: (person) => <DiedDate person={person} className="person-badge" />,
      },
      {
        key: 'victim_type',
        title: t('persons.type'),
        render: ({ victim_type }) => t(`persons.victimTypes.${victim_type}`),
        filter: {
          name: 'victim_type',
          label: t('persons.type'),
          choices: [
            { value: 'all', label: t('lists.all') },
            ...victimTypes.map((value) => ({ value, label: t(`persons.victimTypes.${value}`) })),
          ],
        },
      },
      { key: 'army', title: t('persons.fields.army'), oneLine: true, render: (person) => military(person)?.army },
      {
        key: 'military',
        title: t('persons.fields.military'),
        oneLine: true,
        render: (person) => {
          const { rank, regiment, unit, unit_nr, sub } = military(person) ?? {};
          return [rank, regiment, unit, unit_nr, sub].filter(Boolean).join(', ');
        },
      },
      {
        key: 'memorials',
        title: t('pages.memorials'),
        oneLine: true,
        render: ({ memorials = [] }) => memorials.map(({ name }) => name).join(', '),
      },
    ];
  }, [t]);
}

/** Why the person was found, when it is not simply the name as typed (beyond.md 21). */
function MatchReason({ match }: Pick<Person, 'match'>) {
  const { t } = useTexts();
  if (!match || match.reason === 'name') return null;
  return <span className="person-reason">{t(`reasons.${match.reason}`, { name: match.matched_name ?? '' })}</span>;
}

/** What tells a person from others of the name (PERSON-06): other names, the service number, the names list. */
function NameFacts({ person }: { readonly person: Person }) {
  const { t } = useTexts();
  const others = [...person.alternative_familynames, ...person.alternative_surnames].join(', ');
  const number = person.military_details?.number;
  return (
    <>
      {number && <span className="person-badge">{number}</span>}
      {person.in_namelist && (
        <span className="person-on-list" title={t('persons.datasets.namelist')}>
          <Icon name="check" />
          <span className="visually-hidden">{t('persons.datasets.namelist')}</span>
        </span>
      )}
      {others && (
        <span className="person-others" title={others}>
          {others}
        </span>
      )}
      <MatchReason match={person.match} />
    </>
  );
}
