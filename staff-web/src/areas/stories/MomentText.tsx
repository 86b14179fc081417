import { momentText, shownDay } from '@salient/shared/lib/dates/momentText.ts';

interface Props {
  /** ISO 8601. */
  readonly at: string;
  readonly dateOnly?: boolean;
}

/** A moment by the museum's clock. */
export const MomentText = ({ at, dateOnly = false }: Props) => (
  <time dateTime={at}>{dateOnly ? shownDay(at) : momentText(at)}</time>
);
