import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { UnitPlaceLine } from './UnitPlaceLine.tsx';
import './military.css';

interface Props {
  readonly unitId: string;
  /** 8 characters, `?` for unknown digits. */
  readonly from: string;
  readonly to: string;
}

const unknownDay = '????????';

/** Where a unit was in the days of an event; nothing where the day is not known or the histories say nothing of it. */
export function UnitThen({ unitId, from, to }: Props) {
  const { t } = useTexts();
  const isDated = from !== unknownDay;
  const params = { id: unitId, from_date: from, ...(to === unknownDay ? {} : { to_date: to }) };
  const { data = [] } = useMethod('getUnitPlaces', params, { enabled: isDated });
  if (!isDated || data.length === 0) return null;
  return (
    <details className="military-then">
      <summary>{t('military.inTime.then', { count: data.length })}</summary>
      <ol className="military-stays">
        {data.map((stay) => (
          <li key={`${stay.from_date} ${stay.to_date} ${JSON.stringify(stay.place?.names)}`}>
            <UnitPlaceLine stay={stay} />
          </li>
        ))}
      </ol>
    </details>
  );
}
