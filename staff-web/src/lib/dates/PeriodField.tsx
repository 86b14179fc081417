import { PartialDateField, type PartialDateProps } from './PartialDateField.tsx';

interface Props {
  readonly start: PartialDateProps;
  readonly end: PartialDateProps;
}

/** From one day to another: a complete start leads on to the end (DATE-06). */
export function PeriodField({ start, end }: Props) {
  return (
    <div className="date-period" data-period>
      <PartialDateField {...start} />
      <PartialDateField {...end} />
    </div>
  );
}
