import { Button } from '@mantine/core';
import type { UnitMonth } from '@salient/shared/areas/military/unitPlaces.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { PublicPlace } from '@salient/shared/areas/places/publicPlace.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { monthAndYear } from '@salient/shared/lib/ui/dateWords.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { UnitPlaceLine } from '../UnitPlaceLine.tsx';
import { monthsOfWar } from './monthsOfWar.ts';

const UnitMonthMap = lazy(() => import('./UnitMonthMap.tsx').then(({ UnitMonthMap }) => ({ default: UnitMonthMap })));

/** Where a unit was in a month of the war and where its people died then: a slider of months, a list, and a map. */
export function UnitInTime({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getUnitByMonth', { id });
  if (error && !data) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="military-in-time">
      <h2>{t('military.inTime.title')}</h2>
      <Months months={data} />
    </section>
  );
}

function Months({ months }: { readonly months: readonly UnitMonth[] }) {
  const { t } = useTexts();
  const slider = useId();
  const [at, setAt] = useState(() => monthsOfWar.indexOf(months[0]?.month ?? ''));
  const month = monthsOfWar[at] ?? '';
  const shown = months.find((each) => each.month === month);
  const name = monthAndYear(Number(month.slice(5)), Number(month.slice(0, 4)), t);
  const goTo = (other: UnitMonth | undefined) => other && setAt(monthsOfWar.indexOf(other.month));
  const before = months.filter((each) => each.month < month).at(-1);
  const after = months.find((each) => each.month > month);
  return (
    <>
      <div className="military-months">
        <label htmlFor={slider}>{t('military.inTime.month')}</label>
        <input
          id={slider}
          type="range"
          min={0}
          max={monthsOfWar.length - 1}
          value={at}
          aria-valuetext={name}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
        />
        <output htmlFor={slider}>{name}</output>
        <Button variant="default" disabled={!before} onClick={() => goTo(before)} leftSection={<Icon name="back" />}>
          {t('military.inTime.before')}
        </Button>
        <Button variant="default" disabled={!after} onClick={() => goTo(after)}>
          {t('military.inTime.after')}
        </Button>
      </div>
      <div className="military-month">
        <div>{shown ? <MonthLists month={shown} /> : <p className="record-empty">{t('military.inTime.empty')}</p>}</div>
        <Suspense fallback={<div className="military-map" />}>
          <UnitMonthMap months={months} shown={shown} />
        </Suspense>
      </div>
    </>
  );
}

function MonthLists({ month: { stays, deaths } }: { readonly month: UnitMonth }) {
  const { t, language } = useTexts();
  return (
    <>
      {stays.length > 0 && (
        <>
          <h3>{t('military.inTime.stays')}</h3>
          <ol className="military-stays">
            {stays.map((stay) => (
              <li key={`${stay.from_date} ${stay.to_date} ${JSON.stringify(stay.place?.names)}`}>
                <UnitPlaceLine stay={stay} />
                <Unplaced place={stay.place} />
              </li>
            ))}
          </ol>
        </>
      )}
      {deaths.length > 0 && (
        <>
          <h3>{t('military.inTime.deaths')}</h3>
          <ul className="military-stays">
            {deaths.map(({ place, count }) => (
              <li key={JSON.stringify(place)}>
                <bdi className="military-kind">
                  {place ? placeName(place.names, language) : t('military.inTime.nowhere')}
                </bdi>{' '}
                <span className="military-period">{t('military.inTime.count', { count })}</span>
                <Unplaced place={place} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Says of a place that is named why the map shows nothing of it. */
function Unplaced({ place }: { readonly place: PublicPlace | null }) {
  const { t } = useTexts();
  if (!place || place.loc) return null;
  return <span className="military-inherited">{t('military.inTime.unplaced')}</span>;
}
