import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { decodeDate, formatPartialDate, isUnknown, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { spokenDate } from '@salient/shared/lib/ui/dateWords.ts';

const partsOf = (date: string) => decodeDate(date) ?? unknownDate;

/** One day, or both ends of a period when its end is known; a screen reader hears "from … to …". */
export function Period({ start, end }: Pick<PublicEvent, 'start' | 'end'>) {
  const { t } = useTexts();
  const last = partsOf(end);
  if (isUnknown(last) || end === start) return <DateText date={start} />;
  const first = partsOf(start);
  return (
    <>
      <span className="date" aria-hidden="true">
        {formatPartialDate(first)}
      </span>
      <span aria-hidden="true"> – </span>
      <span className="date" aria-hidden="true">
        {formatPartialDate(last)}
      </span>
      <span className="visually-hidden">
        {t('dates.spokenPeriod', { start: spokenDate(first, t), end: spokenDate(last, t) })}
      </span>
    </>
  );
}
