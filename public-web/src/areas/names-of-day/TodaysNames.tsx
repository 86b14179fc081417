import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { linkToPerson } from '../persons/linkToPerson.ts';
import { linkToNamesOfDay } from './linkToNamesOfDay.ts';

/** As many as stand on one line of a wide screen. */
const first = { limit: 5 };

export const todaysNamesQuery = (client: Client) => methodQuery(client, 'namesOfDay', first);

/** Who died on this day in the years of the war: how many, the first of them, and the way to all (beyond.md 7). */
export function TodaysNames() {
  const { t, language } = useTexts();
  const address = useAddress();
  const { data: today } = useMethod('namesOfDay', first);
  if (!today || today.total === 0) return null;
  const day = dayOfYearInWords(today, language);
  return (
    <section className="todays-names" aria-labelledby="today">
      <h2 id="today">{t('search.today.title')}</h2>
      <p>{t('search.today.lead', { day, count: today.total })}</p>
      <ul>
        {today.data.map((name) => (
          <li key={name.id}>
            <Link to={linkToPerson(address, name.id)}>{fullName(name) || t('persons.nameless')}</Link> {name.year}
          </li>
        ))}
      </ul>
      <Link to={linkToNamesOfDay(address)}>{t('search.today.all', { day })}</Link>
    </section>
  );
}
