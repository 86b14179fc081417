import type { ReviewedName } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';
import { fullName, listName } from '@salient/shared/areas/persons/personNames.ts';
import { addDays, type CalendarDay, calendarDayInBrussels } from '@salient/shared/lib/dates/calendarDay.ts';
import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo, useState } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import type { ListColumn, ListFilter } from '../../lib/list/listTypes.ts';
import { pathTo } from '../../lib/routing/links.ts';
import { ShownSwitch } from './ShownSwitch.tsx';

/** Days from today on that can be looked over, tomorrow first: it is the one that can still be put right. */
const daysAhead = [1, 0, 2, 3, 4, 5, 6, 7];

const codeOf = ({ month, day }: CalendarDay) => `${month}-${day}`;

/** The names of tomorrow and of the days around it, with those that are left out (beyond.md 7). */
export function NamesOfDayPage() {
  const { t, language } = useTexts();
  const [today] = useState(() => calendarDayInBrussels(new Date()));
  const days = useMemo(() => new Map(daysAhead.map((ahead) => [addDays(today, ahead), ahead])), [today]);
  const columns = useNameColumns();
  const filters = useMemo(
    (): ListFilter[] => [
      {
        name: 'day',
        label: t('namesReview.day'),
        choices: [...days].map(([date, ahead]) => {
          const words = dayOfYearInWords(date, language);
          const label =
            ahead === 0
              ? t('namesReview.today', { day: words })
              : ahead === 1
                ? t('namesReview.tomorrow', { day: words })
                : words;
          return { value: codeOf(date), label };
        }),
      },
    ],
    [t, language, days],
  );
  const chosenDay = (code: string | undefined) =>
    [...days.keys()].find((date) => codeOf(date) === code) ?? addDays(today, 1);
  return (
    <ListPage
      method="reviewNamesOfDay"
      title={t('pages.names_of_day')}
      lead={<p className="list-lead">{t('namesReview.lead')}</p>}
      columns={columns}
      sort={null}
      searchDelay={null}
      filters={filters}
      params={({ day: code }) => {
        const { month, day, year } = chosenDay(code);
        return { month, day, year, lang: language };
      }}
      nameOf={(row) => fullName(row) || t('persons.nameless')}
      rowPath={({ id }) => pathTo('person', { id })}
    />
  );
}

function useNameColumns(): readonly ListColumn<ReviewedName>[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('persons.fields.name'),
        render: ({ firstName, lastName }) => listName({ surname: firstName, familyname: lastName }),
      },
      { key: 'shown', title: t('namesReview.shown'), render: (row) => <ShownSwitch row={row} /> },
      { key: 'year', title: t('namesReview.year'), short: true },
      { key: 'age', title: t('persons.fields.age'), numeric: true },
      {
        key: 'victimType',
        title: t('persons.type'),
        render: ({ victimType }) => t(`persons.victimTypes.${victimType as 'civilian'}`),
      },
      { key: 'army', title: t('persons.fields.army') },
      { key: 'place', title: t('namesReview.place') },
    ],
    [t],
  );
}
