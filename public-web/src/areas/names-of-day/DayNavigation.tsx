import type { DayOfYear } from '@salient/shared/areas/names-of-day/dayOfDeath.ts';
import { namesOfDayPath } from '@salient/shared/areas/names-of-day/namesOfDayPaths.ts';
import { addDays } from '@salient/shared/lib/dates/calendarDay.ts';
import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { languageParam } from '../../lib/routing/address.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { linkToNamesOfDay } from './linkToNamesOfDay.ts';

interface Props {
  readonly day: DayOfYear;
  /** The present one. */
  readonly year: number;
  readonly isToday: boolean;
}

/** The day before and after, today, and any other day; the form is sent as it is, so that it works without script. */
export function DayNavigation({ day, year, isToday }: Props) {
  const { t, language } = useTexts();
  const address = useAddress();
  // From 29 February on one goes back and forth as in a year that has it.
  const date = { ...day, year: day.month === 2 && day.day === 29 ? 2024 : year };
  const [before, after] = [addDays(date, -1), addDays(date, 1)];
  return (
    <nav className="day-navigation" aria-label={t('namesOfDay.chooseDay')}>
      <ul>
        <li>
          <Link rel="prev" to={linkToNamesOfDay(address, before)}>
            <span className="visually-hidden">
              {t('namesOfDay.previous')}
              {t('common.colon')}
            </span>
            ← {dayOfYearInWords(before, language)}
          </Link>
        </li>
        <li>
          <Link rel="next" to={linkToNamesOfDay(address, after)}>
            <span className="visually-hidden">
              {t('namesOfDay.next')}
              {t('common.colon')}
            </span>
            {dayOfYearInWords(after, language)} →
          </Link>
        </li>
        {!isToday && (
          <li>
            <Link to={linkToNamesOfDay(address)}>{t('namesOfDay.backToToday')}</Link>
          </li>
        )}
      </ul>
      <DayForm key={`${day.month}-${day.day}`} day={day} />
    </nav>
  );
}

function DayForm({ day }: { readonly day: DayOfYear }) {
  const { t } = useTexts();
  const id = useId();
  const language = languageParam(useAddress());
  return (
    <form action={namesOfDayPath()} method="get" className="day-form">
      {language && <input type="hidden" name="lang" value={language} />}
      <span>
        <label htmlFor={`${id}day`}>{t('namesOfDay.dayLabel')}</label>
        <select id={`${id}day`} name="day" defaultValue={day.day}>
          {days.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </span>
      <span>
        <label htmlFor={`${id}month`}>{t('namesOfDay.monthLabel')}</label>
        <select id={`${id}month`} name="month" defaultValue={day.month}>
          {months.map((month) => (
            <option key={month} value={month}>
              {t(`dates.months.m${month}`)}
            </option>
          ))}
        </select>
      </span>
      <button type="submit" className="button">
        {t('namesOfDay.show')}
      </button>
    </form>
  );
}

const days = Array.from({ length: 31 }, (_, before) => before + 1);
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
