import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { linkToPerson } from '../persons/linkToPerson.ts';
import { linkToNamesOfDay } from './linkToNamesOfDay.ts';
import { firstNames } from './todaysNamesQuery.ts';

/** Who died on this day in the years of the war: how many, the first of them, and the way to all (beyond.md 7). */
export function TodaysNames() {
  const { t, language } = useTexts();
  const address = useAddress();
  const { data: today } = useMethod('namesOfDay', firstNames);
  if (!today || today.total === 0) return null;
  const day = dayOfYearInWords(today, language);
  return (
    <section className="todays-names" aria-labelledby="today">
      <h2 id="today">{t('startPage.today.title')}</h2>
      <p>{t('startPage.today.lead', { day, count: today.total })}</p>
      <ul>
        {today.data.map((name) => (
          <li key={name.id}>
            <Link to={linkToPerson(address, name.id)}>{fullName(name) || t('persons.nameless')}</Link> {name.year}
          </li>
        ))}
      </ul>
      <Link to={linkToNamesOfDay(address)}>{t('startPage.today.all', { day })}</Link>
    </section>
  );
}
