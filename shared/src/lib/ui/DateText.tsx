import { decodeDate, formatPartialDate, isComplete, isUnknown, unknownDate } from '../dates/partialDate.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { spokenDate } from './dateWords.ts';

/** A day on screen with `?` for unknown parts; a screen reader hears "day unknown" instead (A9). */
export function DateText({ date }: { readonly date: string }) {
  const { t } = useTexts();
  const parts = decodeDate(date) ?? unknownDate;
  const shown = formatPartialDate(parts);
  if (isComplete(parts)) return <span className="date">{shown}</span>;
  return (
    <span className={isUnknown(parts) ? 'date date-unknown' : 'date'}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{spokenDate(parts, t)}</span>
    </span>
  );
}
