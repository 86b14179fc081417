import { type DayOfYear, daysOfDeath } from '@salient/shared/areas/names-of-day/dayOfDeath.ts';
import { feedPath, namesOfDayPath } from '@salient/shared/areas/names-of-day/namesOfDayPaths.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useDelayed } from '@salient/shared/lib/ui/useDelayed.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Address } from '../../lib/routing/address.ts';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { useHead } from '../../lib/site/head.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { Failure } from '../../lib/ui/Failure.tsx';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { Pagination } from '../../lib/ui/Pagination.tsx';
import { DayNavigation } from './DayNavigation.tsx';
import { linkToNamesOfDay, pageOfNames } from './linkToNamesOfDay.ts';
import { NamesList } from './NamesList.tsx';
import type { NamesOfDayRoute } from './namesOfDayRoute.ts';

const pageSize = 60;

function paramsOf(address: Address<NamesOfDayRoute>, lang: Language) {
  const { day } = address.route;
  return { ...day, lang, offset: (pageOfNames(address) - 1) * pageSize, limit: pageSize };
}

export const fetchAhead = (address: Address<NamesOfDayRoute>, client: Client, language: Language) =>
  [methodQuery(client, 'namesOfDay', paramsOf(address, language))] as unknown as FetchQueryOptions[];

/** Whether the address asks for a page of the day that there is not; nobody knows while it is being fetched. */
export function useIsPastNamesOfDay(address: Address<NamesOfDayRoute>): boolean {
  const { language } = useTexts();
  const params = paramsOf(address, language);
  const total = useMethod('namesOfDay', params).data?.total;
  return total !== undefined && params.offset > 0 && params.offset >= total;
}

/** Everybody who died on one day of the year in the years of the war, in one alphabet (beyond.md 7). */
export function NamesOfDayPage({ address }: PageProps<NamesOfDayRoute>) {
  const { t, language } = useTexts();
  const { now } = useSite();
  const { day: asked, unknown } = address.route;
  const {
    data: found,
    error,
    isFetching,
    refetch,
  } = useMethod('namesOfDay', paramsOf(address, language), {
    keepPrevious: true,
  });
  const isSlow = useDelayed(isFetching);
  const [year = 0, month = 1, day = 1] = now.split('-').map(Number);
  const shown = asked ?? (found ? { month: found.month, day: found.day } : { month, day });
  const inWords = dayOfYearInWords(shown, language);
  const title = t('namesOfDay.title', { day: inWords });
  useHead({
    title: `${title} – Salient`,
    description: t('namesOfDay.metaDescription', { day: inWords }),
    path: namesOfDayPath(asked ?? undefined),
    status: error ? 503 : unknown ? 404 : 200,
    index: !unknown && !error,
    feed: { title: t('namesOfDay.feedTitle'), path: feedPath },
  });
  const pages = Math.ceil((found?.total ?? 0) / pageSize);
  return (
    <div className="page names-of-day" aria-busy={isFetching}>
      <PageTitle>{title}</PageTitle>
      {unknown && <p className="notice notice-quiet">{t('namesOfDay.noSuchDay')}</p>}
      <DayNavigation day={shown} year={year} isToday={shown.month === month && shown.day === day} />
      {error ? (
        <Failure title={t('common.errorTitle')} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {found && <Lead day={shown} inWords={inWords} year={year} total={found.total} />}
          {isSlow && <p className="results-busy">{t('common.loading')}</p>}
          {found && <NamesList names={found.data} />}
          <Pagination
            page={pageOfNames(address)}
            pages={pages}
            hrefOf={(page) => linkToNamesOfDay(address, shown, page)}
          />
        </>
      )}
      <p className="aside">
        <a href={`${feedPath}?lang=${language}`}>{t('namesOfDay.feed')}</a>
      </p>
    </div>
  );
}

interface LeadProps {
  readonly day: DayOfYear;
  readonly inWords: string;
  readonly year: number;
  readonly total: number;
}

function Lead({ day, inWords, year, total }: LeadProps) {
  const { t } = useTexts();
  if (total === 0) return <p className="lead">{t('namesOfDay.none', { day: inWords })}</p>;
  return (
    <>
      <p className="lead">{t('namesOfDay.lead', { day: inWords, count: total })}</p>
      <p className="aside">
        {total > 1 && t('namesOfDay.order')} {daysOfDeath(day, year).length > 1 && t('namesOfDay.leapDay')}
      </p>
    </>
  );
}
